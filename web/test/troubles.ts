import type { TroubleEvent, Troubles } from '#web/staff/troubles/trouble-rows.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of, 10)).toISOString()
const order = { order_id: 'order-id', number: 20_001 }

/** A payment of EUR 62.00 that isn't in our records, set aside on the 20th. */
export const anEvent = (rest: Partial<TroubleEvent> = {}): TroubleEvent => ({
  event_id: 7,
  provider: 'stripe',
  reason: 'unknown_payment',
  reported: { amount: 6_200, currency: 'EUR' },
  expected: null,
  at: day(20),
  settled: null,
  ...rest,
})

type Refund = Troubles['refunds'][number]

/** A refund that failed on a day and waits to be credited. */
export const aFailedRefund = (failed: number, rest: Partial<Refund> = {}): Refund => ({
  order,
  amount: 1_200,
  by_bank: 0,
  erased: false,
  failed_at: day(failed),
  credited_at: null,
  ...rest,
})

type Chargeback = Troubles['chargebacks'][number]

/** A chargeback that a bank opened on a day. */
export const aChargeback = (opened: number, rest: Partial<Chargeback> = {}): Chargeback => ({
  chargeback_id: `chargeback-${opened}`,
  order,
  amount: 6_200,
  status: 'open',
  due_at: null,
  opened_at: day(opened),
  closed_at: null,
  loss: 0,
  ...rest,
})

export const someTroubles = (rest: Partial<Troubles> = {}): Troubles => ({
  ledger: { at: day(21), faults: 0 },
  events: [],
  refunds: [],
  chargebacks: [],
  ...rest,
})
