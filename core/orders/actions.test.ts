import { describe, expect, test } from 'vitest'
import { defaultConfig, type OrderConfig } from '../choices/order-config.ts'
import { type ActionFacts, offeredActions, quietFacts, type Reader } from './actions.ts'
import type { OrderStatus } from './lifecycle.ts'

const coaching: OrderConfig = {
  service: 'coaching',
  game: 'valorant',
  coachId: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
  hours: 2,
  wishes: '',
}
const solo = defaultConfig('league-of-legends', 'elo-boost')
const duo = defaultConfig('league-of-legends', 'duo-boost')

/** A typical order in a status. */
function facts(config: OrderConfig, status: OrderStatus, rest: Partial<ActionFacts> = {}): ActionFacts {
  const loginStored =
    config === solo && ['waiting_for_booster', 'boosting', 'verification_required'].includes(status)
  const canDispute = status === 'boosting' || status === 'verification_required'
  return { ...quietFacts, config, status, paused: false, loginStored, canDispute, ...rest }
}

/** The actions as words: `drop!` requires a reason, `finish?session_not_held` is refused for that reason. */
function offered(actor: Reader, order: ActionFacts): string {
  return offeredActions(actor, order)
    .map(
      ({ action, refusal, needsReason }) =>
        `${action}${needsReason ? '!' : ''}${refusal ? `?${refusal}` : ''}`,
    )
    .join(' ')
}

type Seen = Partial<Record<OrderStatus, Partial<Record<Reader, string>>>>

/** Which actions each reader is offered in each state; a reader who is not listed is offered nothing. */
const table: [name: string, config: OrderConfig, seen: Seen][] = [
  [
    'a boost on the customer’s account',
    solo,
    {
      not_paid: { customer: 'pay cancel change_coupon name_booster', admin: 'cancel!' },
      waiting_for_account: {
        customer: 'store_credentials cancel change_asked set_hours',
        admin: 'cancel! change_prepared',
      },
      waiting_for_booster: {
        customer: 'cancel change_asked set_hours replace_credentials revoke_credentials',
        admin: 'assign cancel! change_prepared',
      },
      boosting: {
        customer:
          'change_asked pause dispute! ask_other_booster! set_hours replace_credentials revoke_credentials',
        booster: 'ask_code drop! finish record_game view_credentials',
        admin: 'drop! cancel! pause dispute! change_prepared',
      },
      verification_required: {
        customer: 'complete dispute! replace_credentials revoke_credentials',
        admin: 'reject! complete dispute!',
      },
      completed: {},
      cancelled: {},
    },
  ],
  [
    'a duo boost',
    duo,
    {
      not_paid: { customer: 'pay cancel change_coupon name_booster', admin: 'cancel!' },
      waiting_for_booster: { customer: 'cancel change_asked', admin: 'assign cancel! change_prepared' },
      boosting: {
        customer: 'pause change_asked dispute! ask_other_booster!',
        booster: 'drop! finish record_game',
        admin: 'drop! cancel! pause dispute! change_prepared',
      },
      verification_required: { customer: 'complete dispute!', admin: 'reject! complete dispute!' },
      completed: {},
      cancelled: {},
    },
  ],
  [
    'coaching',
    coaching,
    {
      not_paid: { customer: 'pay cancel change_coupon', admin: 'cancel!' },
      waiting_for_booster: { customer: 'cancel change_asked', admin: 'assign cancel! change_prepared' },
      boosting: {
        customer: 'pause change_asked dispute! session_proposed',
        booster: 'drop! finish?session_not_held session_proposed session_held set_meeting_link',
        admin: 'drop! cancel! pause dispute! change_prepared',
      },
      verification_required: { customer: 'complete dispute!', admin: 'reject! complete dispute!' },
      completed: {},
      cancelled: {},
    },
  ],
]

const sorted = (words = '') => words.split(' ').toSorted().join(' ')
const readers: readonly Reader[] = ['customer', 'booster', 'admin']

describe.each(table)('%s', (_name, config, seen) => {
  test.each(Object.keys(seen) as OrderStatus[])('%s offers each reader their actions', (status) => {
    for (const reader of readers)
      expect(sorted(offered(reader, facts(config, status))), reader).toBe(sorted(seen[status]?.[reader]))
  })
})

test('a paused order can be resumed; its booster sees that games must wait', () => {
  const paused = facts(duo, 'boosting', { paused: true })
  expect(offered('customer', paused)).toBe('resume dispute! change_asked ask_other_booster!')
  expect(offered('booster', paused)).toContain('record_game?order_paused')
})

test('a revoked login can be stored again, but neither opened nor revoked', () => {
  const empty = facts(solo, 'boosting', { loginStored: false })
  expect(offered('customer', empty)).toBe(
    'pause dispute! change_asked ask_other_booster! set_hours replace_credentials',
  )
  expect(offered('booster', empty)).not.toContain('view_credentials')
})

test('a booster is not offered the login while a dispute is open', () => {
  expect(offered('booster', facts(solo, 'boosting'))).toContain('view_credentials')
  expect(offered('booster', facts(solo, 'boosting', { disputedBy: 'customer' }))).not.toContain(
    'view_credentials',
  )
})

test('an order can only be resumed with its login', () => {
  expect(offered('customer', facts(solo, 'boosting', { paused: true, loginStored: false }))).toBe(
    'resume?order_credentials_not_found dispute! change_asked ask_other_booster! set_hours replace_credentials',
  )
  expect(offered('customer', facts(duo, 'boosting', { paused: true }))).toBe(
    'resume dispute! change_asked ask_other_booster!',
  )
})

test('staff can strike games while these affect money, and release shares that wait', () => {
  const open = facts(solo, 'boosting', { games: 3 })
  expect(offered('admin', open)).toContain('strike_game!')
  expect(offered('booster', open)).not.toContain('strike_game')
  expect(offered('admin', facts(solo, 'completed', { games: 3 }))).toBe('')
  const held = facts(solo, 'completed', { games: 3, sharesHeld: true })
  expect(offered('admin', held)).toBe('strike_game! release_shares!')
  expect(offered('customer', held)).toBe('')
})

test('a result is disputed once', () => {
  const disputed = facts(duo, 'verification_required', { disputedBy: 'customer', canDispute: false })
  expect(offered('customer', disputed)).toBe('complete answer_dispute withdraw_dispute')
  expect(offered('booster', disputed)).toBe('answer_dispute')
  expect(offered('admin', disputed)).toBe('reject!?order_disputed complete?order_disputed answer_dispute')
  const byStaff = { ...disputed, disputedBy: 'admin' } as const
  expect(offered('customer', byStaff)).toBe('complete?order_disputed answer_dispute')
  expect(offered('admin', byStaff)).toMatch(/withdraw_dispute$/)
})

test('only the other side can answer a proposed time', () => {
  const proposed = facts(coaching, 'boosting', { proposedBy: 'customer' })
  expect(offered('booster', proposed)).toContain('session_agreed')
  expect(offered('customer', proposed)).not.toContain('session_agreed')
  expect(offered('admin', proposed)).not.toContain('session')
})

test('coaching can be finished once all hours are completed, and then no more can be recorded', () => {
  const held = facts(coaching, 'boosting', { hoursHeld: 2 })
  expect(sorted(offered('booster', held))).toBe(sorted('drop! finish session_proposed set_meeting_link'))
})

test('one change waits at a time: its booster answers it, its customer can withdraw it', () => {
  const asked = facts(solo, 'boosting', { changeAsked: true })
  expect(offered('customer', asked)).toContain('change_asked?change_open')
  expect(offered('customer', asked)).toContain('change_withdrawn')
  expect(offered('booster', asked)).toContain('changed change_declined!')
  expect(offered('admin', asked)).toContain('change_prepared?change_open')
  expect(offered('admin', asked)).not.toContain('change_withdrawn')
})

test('what staff prepared waits for its customer, who still asks for what they want; either of them ends it', () => {
  const prepared = facts(solo, 'boosting', { changePrepared: true })
  expect(offered('customer', prepared)).toMatch(/change_asked( |$)/)
  expect(offered('admin', prepared)).toContain('change_prepared?change_open')
  for (const actor of ['customer', 'admin'] as const)
    expect(offered(actor, prepared)).toContain('prepared_discarded')
  expect(offered('booster', prepared)).not.toContain('prepared')
  expect(offered('admin', facts(solo, 'boosting', { frozen: 'disputed' }))).toContain(
    'change_prepared?order_frozen',
  )
})

test('a silent booster can be poked once in a while, and replaced without staff after a day', () => {
  const early = { canPoke: false, canReplace: false, held: false }
  const fresh = facts(solo, 'boosting', { silence: early })
  expect(offered('customer', fresh)).toContain('poke?poke_too_early')
  expect(offered('customer', fresh)).not.toContain('keep_booster')
  const asked = facts(solo, 'boosting', { silence: early, otherAsked: true })
  expect(offered('customer', asked)).toContain('keep_booster ask_other_booster!?other_booster_asked')
  expect(offered('admin', asked)).toContain('decline_other_booster!')
  expect(offered('booster', asked)).not.toContain('other_booster')
  const held = facts(solo, 'boosting', {
    silence: { canPoke: true, canReplace: true, held: true },
    otherAsked: true,
  })
  expect(offered('customer', held)).toMatch(/poke keep_booster ask_other_booster! /)
  expect(offered('customer', facts(coaching, 'boosting'))).not.toContain('booster')
  expect(offered('customer', held)).not.toContain('drop')
})

test('a frozen order can’t end while the bank decides; once the payment was returned it can only be cancelled', () => {
  const disputed = facts(solo, 'waiting_for_booster', { frozen: 'disputed' })
  for (const actor of ['customer', 'admin'] as const)
    expect(offered(actor, disputed)).toMatch(/cancel!?\?order_frozen/)
  const returned = facts(solo, 'verification_required', { frozen: 'returned' })
  expect(offered('admin', returned)).toContain('complete?order_frozen')
  expect(offered('admin', facts(solo, 'boosting', { frozen: 'returned' }))).toMatch(/cancel!?( |$)/)
})
