import { defaultConfig } from '#core/choices/order-config.ts'
import type { EarnedOrder, Earnings } from '#web/work/earnings/earnings-query.ts'

/** The share of an order that is on hold; arguments override the defaults. */
export const anEarnedOrder = (rest: Partial<EarnedOrder> = {}): EarnedOrder => ({
  kind: 'share',
  order_id: 'order-id',
  number: 20_001,
  config: defaultConfig('league-of-legends', 'elo-boost'),
  demo: false,
  at: '2026-11-20T10:00:00.000Z',
  days: { taken: 2, from: 1, to: 3, late: 0 },
  price: 6_200,
  share: 3_720,
  tip: 0,
  state: 'held',
  state_at: '2026-11-23T10:00:00.000Z',
  waits: false,
  payout: null,
  own: true,
  ...rest,
})

type Payout = NonNullable<Earnings['open']>

/** A payout that waits for staff. */
export const aPayout = (rest: Partial<Payout> = {}): Payout => ({
  payout_id: 'payout-id',
  number: 31,
  amount: 21_430,
  status: 'requested',
  requested_at: '2026-11-20T10:00:00.000Z',
  ready_at: '2026-11-20T10:00:00.000Z',
  sent_at: null,
  ended_at: null,
  iban_start: 'DE89',
  iban_end: '3000',
  reason: null,
  settled_by: '2026-11-22T10:00:00.000Z',
  arrives_by: '2026-11-24T10:00:00.000Z',
  ...rest,
})

const month: Earnings['months'][number] = {
  month: '2026-11',
  orders: 1,
  on_time: 1,
  price: 6_200,
  share: 3_720,
  tips: 0,
  games: { 'league-of-legends': 3_720 },
  states: { pending: 0, held: 3_720, available: 0, requested: 0, paid: 0 },
}

/** EUR 214.30 can be requested, to an account that is known for long. */
export const someEarnings = (rest: Partial<Earnings> = {}): Earnings => ({
  items: [anEarnedOrder()],
  page: 1,
  pageCount: 1,
  total: 1,
  camps: {
    pending: { amount: 0, orders: 0, next_at: null },
    held: { amount: 3_720, orders: 1, next: null },
    available: { amount: 21_430, orders: 4 },
    paid: { this_month: 0, in_all: 0, since: null },
  },
  months: [month],
  month_choices: ['2026-11'],
  game_choices: ['league-of-legends'],
  sums: { price: 6_200, share: 3_720, tips: 0 },
  share_percent: 60,
  details: {
    iban_start: 'DE89',
    iban_end: '3000',
    saved_at: '2026-01-01T10:00:00.000Z',
    usable_at: '2026-01-04T10:00:00.000Z',
  },
  open: null,
  last: null,
  if_requested: { settled_by: '2026-11-22T10:00:00.000Z', arrives_by: '2026-11-24T10:00:00.000Z' },
  ...rest,
})

/** So much can be requested; below zero it is a debt. */
export const withAvailable = (amount: number, rest: Partial<Earnings> = {}): Earnings => {
  const earnings = someEarnings(rest)
  return { ...earnings, camps: { ...earnings.camps, available: { amount, orders: 4 } } }
}
