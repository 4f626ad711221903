import type { DisputeView, Outcome } from '#web/orders/disputes/dispute-facts.ts'

const hour = (of: number) => new Date(Date.UTC(2026, 2, 5, of)).toISOString()

/** The customer reported a problem at eight; the booster can answer until ten, and staff decide by noon. */
export const aDispute = (rest: Partial<DisputeView> = {}): DisputeView => ({
  order_id: 'order-id',
  state: 'booster_answers',
  until: hour(10),
  opened_at: hour(8),
  opened_by: 'customer',
  appealed: null,
  kind: 'target_not_reached',
  completed_at: null,
  reply_by: hour(10),
  first_word_by: hour(9),
  decide_by: hour(12),
  statements: [said('customer', 8)],
  notes: [],
  outcome: null,
  closed_at: null,
  decision: '',
  to_customer: null,
  to_boosters: null,
  to_shop: null,
  outcomes: [],
  needs_other: false,
  queue: null,
  ...rest,
})

type Statement = DisputeView['statements'][number]

/** What a person said at an hour of that day. */
export const said = (role: Statement['role'], at: number, rest: Partial<Statement> = {}): Statement => ({
  statement_id: `${role}-${at}`,
  role,
  name: { customer: 'mira', booster: 'kestrel', admin: null }[role],
  text: `The ${role} at ${at}`,
  by_guest: false,
  at: hour(at),
  pictures: [],
  ...rest,
})

/** A decision at an hour of that day, and until when a second look can be asked for. */
export const decided = (outcome: NonNullable<DisputeView['outcome']>, at: number): Partial<DisputeView> => ({
  outcome,
  closed_at: hour(at),
  state: 'appealable',
  until: hour(at + 2),
  decision: 'The pictures show it',
})

/** An outcome that divides the price of EUR 62.00 as its amounts say. */
export const anOutcome = (outcome: Outcome['outcome'], amounts: Outcome['amounts'] = null): Outcome => ({
  outcome,
  amounts,
  work: null,
  earned: amounts && 6_200 - amounts.customer,
  possible: true,
})
