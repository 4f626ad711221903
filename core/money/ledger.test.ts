import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Entry,
  orderFunded,
  paidByBalance,
  paymentReceived,
  paymentReturned,
  reserveReturned,
  shareReleased,
  splitByProgress,
  topUp,
} from './ledger.ts'

const [orderId, customerId, boosterId, paymentId] = ['order', 'mira', 'kestrel', 'payment']
const toBalance = { kind: 'balance', customerId } as const
const credit = (amount: number) => [{ to: toBalance, amount, paymentId }]
/** A completed order refunds nothing. */
const whole = { orderId, refunds: [] }
const part = { paymentId, subjectId: orderId, orderId, customerId }

/** Every builder, with an amount and two points to split it at. */
const entries: Record<string, (amount: number, first: number, second: number) => Entry> = {
  paymentReceived: (amount) => paymentReceived({ paymentId, subjectId: orderId, amount }),
  paymentReturned: (amount) => paymentReturned({ paymentId, subjectId: orderId, amount }),
  paidByBalance: (amount) => paidByBalance({ ...part, amount }),
  reserveReturned: (amount) => reserveReturned({ ...part, amount }),
  orderFunded: (amount) => orderFunded({ paymentId, subjectId: 'change', orderId, amount }),
  topUp: (amount) => topUp({ paymentId, customerId, amount }),
  splitByProgress: (total, refund, pay) =>
    splitByProgress({ orderId, total, refunds: credit(refund), pay: [{ boosterId, amount: pay }] }),
  shareReleased: (amount) => shareReleased({ orderId, boosterId, amount }),
}

const cuts = fc
  .tuple(
    fc.integer({ min: 1, max: 1e9 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([amount, a, b]) => {
    const first = Math.floor(amount * a)
    return [amount, first, Math.floor((amount - first) * b)] as const
  })

test.each(Object.entries(entries))('%s sums to zero, without empty lines', (_, build) => {
  fc.assert(
    fc.property(cuts, (parts) => {
      const { lines } = build(...parts)
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      expect(lines.every(({ amount }) => amount !== 0 && Number.isSafeInteger(amount))).toBe(true)
    }),
  )
})

/** The balance of each account after some entries, named `kind owner`. */
function balances(...booked: Entry[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, amount } of booked.flatMap(({ lines }) => lines)) {
    const name = account.ownerId ? `${account.kind} ${account.ownerId}` : account.kind
    sums[name] = (sums[name] ?? 0) + amount
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

test('an order of 83.70 from payment to a share that can be paid out', () => {
  const paid = paymentReceived({ paymentId, subjectId: orderId, amount: 8370 })
  expect(balances(paid)).toEqual({ provider_clearing: -8370, 'order_escrow order': 8370 })
  const settled = splitByProgress({ ...whole, total: 8370, pay: [{ boosterId, amount: 5022 }] })
  expect(balances(paid, settled)).toEqual({
    provider_clearing: -8370,
    'booster_pending kestrel': 5022,
    revenue: 3348,
  })
  const released = shareReleased({ orderId, boosterId, amount: 5022 })
  expect(balances(paid, settled, released)).toEqual({
    provider_clearing: -8370,
    'booster_payable kestrel': 5022,
    revenue: 3348,
  })
})

test('an order that stopped half-way: refund to the balance, two boosters, the rest is revenue', () => {
  const entry = splitByProgress({
    orderId,
    total: 8370,
    refunds: credit(3856),
    pay: [
      { boosterId, amount: 2000 },
      { boosterId: 'heron', amount: 708 },
    ],
  })
  expect(entry).toMatchObject({ kind: 'order_settled', businessRef: orderId })
  expect(balances(entry)).toEqual({
    'order_escrow order': -8370,
    'customer_balance mira': 3856,
    'booster_pending kestrel': 2000,
    'booster_pending heron': 708,
    revenue: 1806,
  })
})

test('a coupon’s discount is the shop’s cost, in proportion to what was earned', () => {
  const pay = [{ boosterId, amount: 5022 }]
  expect(balances(splitByProgress({ ...whole, total: 6277, discount: 2093, pay }))).toEqual({
    'order_escrow order': -6277,
    'booster_pending kestrel': 5022,
    promotions: -2093,
    revenue: 3348,
  })
  const half = splitByProgress({
    orderId,
    total: 6277,
    discount: 1046,
    refunds: credit(3139),
    pay: [{ boosterId, amount: 2511 }],
  })
  expect(balances(half)).toEqual({
    'order_escrow order': -6277,
    'customer_balance mira': 3139,
    'booster_pending kestrel': 2511,
    promotions: -1046,
    revenue: 1673,
  })
  expect(() => splitByProgress({ ...whole, total: 100, discount: -1, pay: [] })).toThrow(RangeError)
})

test('payout and full refund of an order are the same event in the books, so one excludes the other', () => {
  const [paid, refunded] = [
    splitByProgress({ ...whole, total: 100, pay: [] }),
    splitByProgress({ ...whole, total: 100, refunds: credit(100), pay: [] }),
  ]
  expect([paid.kind, paid.businessRef]).toEqual([refunded.kind, refunded.businessRef])
  expect(balances(refunded)).toEqual({ 'order_escrow order': -100, 'customer_balance mira': 100 })
})

test('an entry that would invent or lose money is not built', () => {
  const pay = [{ boosterId, amount: 101 }]
  expect(() => splitByProgress({ ...whole, total: 100, pay })).toThrow(RangeError)
  expect(() => splitByProgress({ ...whole, total: 100, pay: [{ boosterId, amount: -1 }] })).toThrow(
    RangeError,
  )
  expect(() => splitByProgress({ ...whole, total: -1, refunds: credit(-1), pay: [] })).toThrow(RangeError)
  expect(() =>
    splitByProgress({
      orderId,
      total: 100,
      refunds: credit(60),
      pay: [{ boosterId, amount: 41 }],
    }),
  ).toThrow(RangeError)
  for (const amount of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => topUp({ paymentId, customerId, amount })).toThrow(RangeError)
})

test('an order that cost nothing settles without lines', () => {
  expect(splitByProgress({ ...whole, total: 0, pay: [] }).lines).toEqual([])
})
