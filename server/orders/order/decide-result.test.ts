import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import { permissions } from '#core/people/permissions.ts'
import { followAudit } from '#server/platform/audit/record-audit.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { running, staffOf, submitted } from '#server/test/disputes.ts'
import { insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeOrder } from './complete-order.ts'
import { decideResult, undoDecision } from './decide-result.ts'
import { getOrder } from './get-order.ts'
import { rejectProof } from './reject-proof.ts'
import { settleDecisions } from './settle-decisions.ts'
import { strikeGame } from './strike-game.ts'

const { app, services } = await openApp()
const { db } = services

const rowOf = (id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const decide = async (
  staff: Caller,
  id: string,
  given: { action?: 'complete' | 'reject'; reason?: string; ready?: 'unreadable' } = {},
) => {
  const { version } = await rowOf(id)
  return act(services, decideResult, staff, id, { action: 'complete', version, ...given })
}
const undo = (staff: Caller, id: string) => act(services, undoDecision, staff, id)
const pending = (id: string) =>
  db.selectFrom('order_decisions').select('decided_by').where('order_id', '=', id).execute()
const wait = () => services.advance(deadlines.undoDecision.ms)
const settle = async () => {
  wait()
  return settleDecisions(services)
}
const auditOf = async (id: string) => {
  const rows = await db
    .selectFrom('audit_log')
    .select('operation')
    .where('subject', '=', `order ${id}`)
    .orderBy('id')
    .execute()
  return rows.map(({ operation }) => operation)
}
const sharesOf = (id: string) => db.selectFrom('held_shares').selectAll().where('order_id', '=', id).execute()
/** What became of each attempt: 'ok' or the refusal's code. */
async function outcomes(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts)
  return settled.map((each) => (each.status === 'fulfilled' ? 'ok' : String(each.reason.code ?? each.reason)))
}

test('a decision is stored for ten seconds, in which neither customer nor booster sees anything; then the job takes the step', async () => {
  const { id, customer, booster } = await submitted(services)
  const staff = await staffOf(services)
  const told = await codesFor(services, customer.id)
  const seen = [await getOrder(services, customer, id), await getOrder(services, booster, id)]
  const { decision, isNew } = await decide(staff, id)
  expect(isNew).toBe(true)
  expect(decision).toMatchObject({ action: 'complete', by: { user_id: staff.id } })
  expect(Date.parse(decision.until) - services.now().getTime()).toBeLessThanOrEqual(10_000)
  expect([await getOrder(services, customer, id), await getOrder(services, booster, id)]).toEqual(seen)
  expect(await codesFor(services, customer.id)).toEqual(told)

  expect(await settleDecisions(services)).toBe(0)
  expect((await rowOf(id)).status).toBe('verification_required')
  expect(await settle()).toBe(1)
  expect((await rowOf(id)).status).toBe('completed')
  expect(await settleDecisions(services)).toBe(0)
  expect(await sharesOf(id)).toHaveLength(1)
  expect(await auditOf(id)).toEqual(['decide to verify', 'complete'])
  expect((await followAudit(db))?.broken).toBeNull()
})

test('an undone decision leaves the order as it was and two entries in the audit log; after ten seconds nobody can undo it', async () => {
  const { id } = await submitted(services)
  const [staff, colleague] = [await staffOf(services), await staffOf(services)]
  const before = await rowOf(id)
  await decide(staff, id)
  await expect(undo(colleague, id)).rejects.toThrow('decision_is_final')
  await undo(staff, id)
  expect(await rowOf(id)).toEqual(before)
  await expect(undo(staff, id)).rejects.toThrow('decision_is_final')
  expect(await settle()).toBe(0)
  expect((await rowOf(id)).status).toBe('verification_required')
  expect(await auditOf(id)).toEqual(['decide to verify', 'undo decision'])

  await decide(colleague, id)
  wait()
  await expect(undo(colleague, id)).rejects.toThrow('decision_is_final')
  expect(await settleDecisions(services)).toBe(1)
  expect((await rowOf(id)).status).toBe('completed')
})

test('a second press and a second colleague change nothing and hear who decided; the other ways to the step wait for it', async () => {
  const { id } = await submitted(services)
  const [staff, colleague] = [await staffOf(services), await staffOf(services)]
  const first = await decide(staff, id)
  expect(await decide(staff, id)).toEqual({ ...first, isNew: false })
  expect(await decide(colleague, id, { action: 'reject', reason: 'Another account' })).toEqual({
    ...first,
    isNew: false,
  })
  await expect(act(services, completeOrder, colleague, id)).rejects.toThrow('order_already_decided')
  await expect(act(services, rejectProof, colleague, id, { reason: 'Another account' })).rejects.toThrow(
    'order_already_decided',
  )
  expect(await settle()).toBe(1)
  await expect(decide(colleague, id)).rejects.toThrow('order_state_changed')
})

test('a result is sent back with its reason, which a decision without one is refused for', async () => {
  const { id, booster } = await submitted(services)
  const staff = await staffOf(services)
  await expect(decide(staff, id, { action: 'reject' })).rejects.toThrow('bad_params')
  await decide(staff, id, { action: 'reject', reason: 'The picture shows another account' })
  expect(await settle()).toBe(1)
  const { status, events } = await getOrder(services, booster, id)
  expect([status, events.at(-1)?.reason]).toEqual(['boosting', 'The picture shows another account'])
  expect(await auditOf(id)).toEqual(['decide to send back', 'reject'])
})

test('a reason that staff picked reaches the booster as its code, also after the ten seconds', async () => {
  const { id, booster } = await submitted(services)
  const staff = await staffOf(services)
  await decide(staff, id, { action: 'reject', ready: 'unreadable' })
  expect(await settle()).toBe(1)
  const { status, events } = await getOrder(services, booster, id)
  expect([status, events.at(-1)]).toMatchObject(['boosting', { ready: 'unreadable', reason: null }])
})

test('a customer can’t give one of the shop’s reasons, and staff can’t end an order without any', async () => {
  const { id, customer } = await running(services)
  const cancel = (by: Caller, said: object) =>
    act(services, cancelOrder, by, id, { refund_to: 'payment_method', ...said })
  await expect(cancel(customer, { ready: 'nobody_found' })).rejects.toThrow('bad_params')
  const staff = await staffOf(services)
  await expect(cancel(staff, {})).rejects.toThrow('bad_params')
  await cancel(staff, { ready: 'nobody_found', reason: 'We asked twelve' })
  const { events } = await getOrder(services, customer, id)
  expect(events.at(-1)).toMatchObject({ ready: 'nobody_found', reason: 'We asked twelve' })
})

test('a result whose comparison failed is verified only with a reason, which nobody but staff reads', async () => {
  const { id, customer } = await submitted(services)
  await db
    .updateTable('orders')
    .set({ doubts: ['too_fast'] })
    .where('id', '=', id)
    .execute()
  const staff = await staffOf(services)
  await expect(decide(staff, id)).rejects.toThrow('bad_params')
  await decide(staff, id, { reason: 'The booster streamed it' })
  expect(await settle()).toBe(1)
  expect(JSON.stringify(await getOrder(services, customer, id))).not.toContain('streamed')
})

test('an order that changed meanwhile is left alone, whatever changed it, and whoever decided is told', async () => {
  const changes: Record<
    string,
    (made: Awaited<ReturnType<typeof submitted>>, staff: Caller) => Promise<unknown>
  > = {
    dispute: ({ id, customer }) =>
      act(services, openDispute, customer, id, {
        kind: 'games_not_played',
        reason: 'Nobody played on my account',
        picture_ids: [],
      }),
    accepted: ({ id, customer }) => act(services, completeOrder, customer, id),
    struck: async ({ id }) => {
      const [game] = await db.selectFrom('order_games').select('id').where('order_id', '=', id).execute()
      await act(
        services,
        strikeGame,
        await staffOf(services),
        { orderId: id, gameId: game?.id ?? '' },
        {
          reason: 'The picture shows another account',
          scope: 'game',
        },
      )
    },
    bank: ({ id }) =>
      db.updateTable('orders').set({ frozen_at: services.now() }).where('id', '=', id).execute(),
    permission: (_, { id }) =>
      db.updateTable('users').set({ permissions: [] }).where('id', '=', id).execute(),
    ban: (_, { id }) =>
      db
        .updateTable('users')
        .set({ banned_at: services.now(), ban_reason: 'payment_fraud' })
        .where('id', '=', id)
        .execute(),
  }
  for (const [name, change] of Object.entries(changes)) {
    const made = await submitted(services)
    const staff = await staffOf(services)
    await decide(staff, made.id)
    await change(made, staff)
    const before = { ...(await rowOf(made.id)), name }
    expect(await settle()).toBe(1)
    expect({ ...(await rowOf(made.id)), name }).toEqual(before)
    expect(await pending(made.id)).toEqual([])
    expect(await codesFor(services, staff.id)).toEqual(['decision_refused'])
    expect((await auditOf(made.id)).at(-1)).toBe('refuse decision')
    expect(await sharesOf(made.id)).toHaveLength(name === 'accepted' ? 1 : 0)
  }
})

test('what can’t be decided isn’t stored: another version, a dispute, the bank’s case, one’s own order, no result', async () => {
  const made = await submitted(services)
  const staff = await staffOf(services)
  const { version } = await rowOf(made.id)
  const old = { action: 'complete', version: version - 1 } as const
  await expect(act(services, decideResult, staff, made.id, old)).rejects.toThrow('order_state_changed')
  const own = { ...made.customer, permissions: ['EditOrders'] } as Caller
  await expect(decide(own, made.id)).rejects.toThrow('own_affair')
  const worker = { ...made.booster, permissions: ['Booster', 'EditOrders'] } as Caller
  await expect(decide(worker, made.id)).rejects.toThrow('own_affair')
  await db.updateTable('orders').set({ frozen_at: services.now() }).where('id', '=', made.id).execute()
  await expect(decide(staff, made.id)).rejects.toThrow('order_frozen')
  const { id } = await running(services)
  await expect(decide(staff, id)).rejects.toThrow('order_state_changed')
  expect(await pending(made.id)).toEqual([])
})

test('of many presses at once one decides; two jobs at once carry it out once; undo and job never both win', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await submitted(services)
    const crowd = await Promise.all(Array.from({ length: 6 }, () => staffOf(services)))
    const { version } = await rowOf(id)
    const wish = { action: 'complete', version } as const
    const presses = await Promise.all(crowd.map((each) => act(services, decideResult, each, id, wish)))
    expect(presses.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(presses.map(({ decision }) => decision.by.user_id)).size).toBe(1)
    const [first] = await pending(id)
    const author = crowd.find((each) => each.id === first?.decided_by) as Caller
    wait()
    const [undone, ...jobs] = await Promise.allSettled([
      undo(author, id),
      settleDecisions(services),
      settleDecisions(services),
    ])
    expect(undone.status).toBe('rejected')
    expect(jobs.map((job) => (job.status === 'fulfilled' ? job.value : job.reason)).sort()).toEqual([0, 1])
    expect(await sharesOf(id)).toHaveLength(1)
    expect((await auditOf(id)).filter((operation) => operation === 'complete')).toHaveLength(1)
  }
  for (let round = 0; round < 5; round++) {
    const { id, customer } = await submitted(services)
    const staff = await staffOf(services)
    const ends = await outcomes([decide(staff, id), act(services, completeOrder, customer, id)])
    expect(ends[1]).toBe('ok')
    expect(['ok', 'order_state_changed']).toContain(ends[0])
    await settle()
    expect(await pending(id)).toEqual([])
    expect(await sharesOf(id)).toHaveLength(1)
  }
})

test('EditOrders alone decides by the calls; every other permission, customers and strangers are refused', async () => {
  const { id, customer } = await submitted(services)
  const { version } = await rowOf(id)
  const url = `/v1/orders/${id}/decision`
  const send = async (person: Caller | null, method: 'POST' | 'DELETE') => {
    const headers = person ? { authorization: `Bearer ${await signIn(services, person.id)}` } : {}
    const payload = method === 'POST' ? { action: 'complete', version } : undefined
    return (await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode
  }
  const others = permissions.filter((each) => each !== 'EditOrders')
  for (const held of others) {
    const colleague = await insertStaff(services, [held])
    expect([held, await send(colleague, 'POST'), await send(colleague, 'DELETE')]).toEqual([held, 403, 403])
  }
  for (const person of [customer, await insertCustomer(services)])
    expect([await send(person, 'POST'), await send(person, 'DELETE')]).toEqual([403, 403])
  expect([await send(null, 'POST'), await send(null, 'DELETE')]).toEqual([401, 401])
  const staff = await staffOf(services)
  expect([await send(staff, 'POST'), await send(staff, 'DELETE')]).toEqual([200, 200])
  expect(await pending(id)).toEqual([])
})
