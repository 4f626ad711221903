import { expect, test } from 'vitest'
import { bankDaysBetween, couponNeedsColleague, exceedsAlone } from './staff-limits.ts'

test('one colleague gives a person 50.00 at once and 200.00 within a month, not a cent more', () => {
  expect([5_000, 5_001].map((amount) => exceedsAlone(amount, 0))).toEqual([false, true])
  expect([15_000, 15_001].map((recently) => exceedsAlone(5_000, recently))).toEqual([false, true])
})

test('a payout’s days are the bank’s: a weekend counts for nothing', () => {
  expect(bankDaysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(bankDaysBetween('2026-11-20', '2026-11-23')).toBe(1)
  expect(bankDaysBetween('2026-11-16', '2026-11-30')).toBe(10)
})

const prices = {
  discountCap: 30,
  boosterShare: 60,
  cashback: { base: 2, ridge: 5 },
  turnover: { ridge: 100 },
}
const plain = { cap: null, minimumOrder: 0, useLimit: 10 }
const needs = (offer: object) => couponNeedsColleague({ ...plain, gives: { percent: 30 }, ...offer }, prices)

test('a coupon that leaves nothing after the share and the cashback needs a colleague', () => {
  expect(needs({})).toBe(false)
  expect(needs({ gives: { percent: 100 } })).toBe(false)
  expect([34, 35].map((cap) => needs({ gives: { percent: 100 }, cap }))).toEqual([false, true])
  const fixed = { gives: { amount: 3_500 }, cap: 100 }
  expect(needs({ ...fixed, minimumOrder: 10_001 })).toBe(false)
  expect(needs({ ...fixed, minimumOrder: 10_000 })).toBe(true)
  expect(needs(fixed)).toBe(true)
})

test('a fixed amount needs a colleague if all its uses cost more than the limit, and without a limit', () => {
  expect([100, 101].map((useLimit) => needs({ gives: { amount: 1_000 }, useLimit }))).toEqual([false, true])
  expect(needs({ gives: { amount: 1 }, useLimit: null })).toBe(true)
  expect(needs({ useLimit: null })).toBe(false)
})
