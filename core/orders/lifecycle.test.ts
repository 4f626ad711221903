import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  actors,
  flagActionFor,
  type OrderAction,
  type OrderStatus,
  orderActions,
  orderStatuses,
  orderSteps,
  transitionFor,
} from './lifecycle.ts'

/**
 * Every allowed cell, written from domain 3: status, action, where it leads (with account / without), and one letter
 * per actor: c customer, b assigned booster, o other booster, a admin, p provider, t time.
 */
const allowed = `
new                    create             not_paid                                   c
not_paid               pay                waiting_for_account/waiting_for_booster    cp
not_paid               cancel             cancelled                                  cat
waiting_for_account    store_credentials  waiting_for_booster                        c
waiting_for_account    play_along         /waiting_for_booster                       c
waiting_for_account    cancel             cancelled                                  cat
waiting_for_booster    revoke_credentials waiting_for_account/                       c
waiting_for_booster    claim              boosting                                   o
waiting_for_booster    assign             boosting                                   a
waiting_for_booster    cancel             cancelled                                  cat
boosting               drop               waiting_for_booster                        bac
boosting               finish             verification_required                      b
boosting               cancel             cancelled                                  a
verification_required  complete           completed                                  cat
verification_required  reject             boosting                                   a
boosting               decide_complete    completed                                  a
boosting               decide_cancel      cancelled                                  a
boosting               decide_return      boosting                                   a
verification_required  decide_complete    completed                                  a
verification_required  decide_cancel      cancelled                                  a
verification_required  decide_return      boosting                                   a
completed              decide_return      boosting                                   a
completed              reopen             boosting                                   a
`
const letters: Record<Actor, string> = {
  customer: 'c',
  booster: 'b',
  other_booster: 'o',
  admin: 'a',
  provider: 'p',
  time: 't',
}
const cells = new Map(
  allowed
    .trim()
    .split('\n')
    .map((row) => {
      const [status = '', action = '', to = '', who = ''] = row.split(/\s+/)
      return [`${status} ${action}`, { to: to.split('/'), who }] as const
    }),
)
const statusesAndNew = [null, ...orderStatuses]

function expected(
  status: OrderStatus | null,
  action: OrderAction,
  actor: Actor,
  account: boolean,
): string | null {
  const cell = cells.get(`${status ?? 'new'} ${action}`)
  if (!cell?.who.includes(letters[actor])) return null
  return cell.to[account ? 0 : cell.to.length - 1] || null
}

describe.each(statusesAndNew)('%s', (status) => {
  test.each(orderActions)('%s is allowed to exactly the actors of domain 3', (action) => {
    for (const actor of actors)
      for (const account of [true, false])
        expect(transitionFor(status, action, actor, account)?.to ?? null).toBe(
          expected(status, action, actor, account),
        )
  })
})

test('a payment has no step while it is unknown whether an account is needed', () => {
  expect(transitionFor('not_paid', 'pay', 'provider')).toBeNull()
})

test('exactly the steps of domain 3 require a reason', () => {
  expect(transitionFor('boosting', 'drop', 'booster')?.needsReason).toBe(true)
  expect(transitionFor('verification_required', 'reject', 'admin')?.needsReason).toBe(true)
  expect(transitionFor('boosting', 'cancel', 'admin')?.needsReason).toBe(true)
  expect(transitionFor('waiting_for_booster', 'cancel', 'customer')?.needsReason).toBeUndefined()
})

test('every status can be reached, and every one but the cancelled one can be left (a completed order can run again)', () => {
  const reached = new Set<OrderStatus>(['not_paid'])
  for (const _ of orderStatuses) for (const [from, to] of orderSteps()) if (reached.has(from)) reached.add(to)
  expect([...reached].sort()).toEqual([...orderStatuses].sort())
  const left = new Set(orderSteps().map(([from]) => from))
  expect(orderStatuses.filter((status) => !left.has(status))).toEqual(['cancelled'])
})

test('only customer and admin can pause, and only while boosting', () => {
  for (const status of orderStatuses)
    for (const actor of actors) {
      const may = status === 'boosting' && (actor === 'customer' || actor === 'admin')
      expect(flagActionFor(status, false, actor)).toBe(may ? 'pause' : null)
      expect(flagActionFor(status, true, actor)).toBe(may ? 'resume' : null)
    }
})

test('100,000 random steps never leave the life of an order', () => {
  const step = fc.record({ action: fc.constantFrom(...orderActions), actor: fc.constantFrom(...actors) })
  const ends = new Map<OrderStatus | null, number>()
  fc.assert(
    fc.property(fc.array(step, { minLength: 100, maxLength: 100 }), fc.boolean(), (steps, account) => {
      let status: OrderStatus | null = null
      const done: OrderAction[] = []
      for (const { action, actor } of steps) {
        const next = transitionFor(status, action, actor, account)
        if (!next) continue
        expect(next.from).toBe(status)
        expect(status).not.toBe('cancelled')
        if (status === 'completed') expect(['reopen', 'decide_return']).toContain(action)
        status = next.to
        done.push(action)
        if (status === 'boosting') expect(done).toContain('pay')
        if (status === 'boosting' && account) expect(done).toContain('store_credentials')
        if (action === 'complete') expect(done.at(-2)).toBe('finish')
        if (!account) expect(status).not.toBe('waiting_for_account')
      }
      ends.set(status, (ends.get(status) ?? 0) + 1)
    }),
    { numRuns: 1000 },
  )
  expect(ends.size).toBeGreaterThan(3)
})
