import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EarnedShare, earnedByMonth, lastMonths, stateShares } from './earnings.ts'

const day = 86_400_000
const november = Date.UTC(2026, 10, 1)

function share(orderId: string, amount: number, changed: Partial<EarnedShare> = {}): EarnedShare {
  return {
    kind: 'share',
    orderId,
    game: 'valorant',
    at: november,
    price: amount * 2,
    share: amount,
    tip: 0,
    dueAt: november,
    releasedAt: november,
    daysTaken: 2,
    daysPromised: 3,
    whole: true,
    ...changed,
  }
}

test('a payout pays what was released first, and a share is paid when all of it is', () => {
  const shares = [
    share('c', 1_000, { releasedAt: november + 3 * day }),
    share('a', 1_000, { releasedAt: november + day, tip: 500 }),
    share('b', 1_000, { releasedAt: november + 2 * day }),
    share('d', 1_000, { dueAt: november + 9 * day, releasedAt: null }),
    share('e', 1_000, { dueAt: null, releasedAt: null }),
  ]
  const states = (payouts: Parameters<typeof stateShares>[1]) =>
    Object.fromEntries(stateShares(shares, payouts).map(({ orderId, state }) => [orderId, state]))
  const rest = { d: 'held', e: 'pending' }
  expect(states([])).toEqual({ a: 'available', b: 'available', c: 'available', ...rest })
  const sent = { number: 100, amount: 2_000, at: november + 4 * day }
  expect(states([sent])).toEqual({ a: 'paid', b: 'available', c: 'available', ...rest })
  expect(states([{ number: 101, amount: 1_500, at: null }, sent])).toEqual({
    a: 'paid',
    b: 'requested',
    c: 'requested',
    ...rest,
  })
  expect(stateShares(shares, [sent]).find(({ orderId }) => orderId === 'a')?.payout).toEqual({
    number: 100,
    at: sent.at,
  })
})

test('no payout ever pays more shares than its money', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 30 })
  fc.assert(
    fc.property(amounts, amounts, (earned, paid) => {
      const shares = earned.map((amount, i) => share(`order-${i}`, amount, { releasedAt: november + i }))
      const payouts = paid.map((amount, i) => ({ number: i, amount, at: november + i }))
      const covered = stateShares(shares, payouts).filter(({ state }) => state === 'paid')
      const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
      expect(sum(covered.map((each) => each.share))).toBeLessThanOrEqual(sum(paid))
    }),
  )
})

test('twelve months end with the running one, and an empty month is zero', () => {
  const months = lastMonths('UTC', Date.UTC(2026, 10, 23))
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-12', '2026-11'])
  const part = share('c', 100, { price: 0, whole: false })
  const shares = stateShares([share('a', 1_000, { tip: 200 }), share('b', 500, { daysTaken: 5 }), part], [])
  const earned = earnedByMonth('UTC', months, shares)
  expect(earned.at(-2)).toMatchObject({ orders: 0, share: 0 })
  expect(earned.at(-1)).toMatchObject({
    orders: 3,
    onTime: 1,
    share: 1_600,
    tips: 200,
    price: 3_000,
    games: { valorant: 1_800 },
    states: { available: 1_800 },
  })
})

test('an order that closed just after midnight in Berlin is in the month that begins there', () => {
  const at = Date.parse('2026-06-30T22:01:00Z')
  const months = lastMonths('Europe/Berlin', at)
  expect(months.at(-1)).toBe('2026-07')
  expect(
    earnedByMonth('Europe/Berlin', months, stateShares([share('a', 1_000, { at })], [])).at(-1),
  ).toMatchObject({
    month: '2026-07',
    orders: 1,
    share: 1_000,
  })
})
