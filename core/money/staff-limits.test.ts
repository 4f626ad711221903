import { expect, test } from 'vitest'
import { demoLevels } from '#core/prices/cashback.ts'
import { withChanges } from '#core/prices/price-differences.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { contentOf, type PriceContent, valuesOf } from '#core/prices/price-values.ts'
import { bankDaysBetween, couponNeedsColleague, exceedsAlone, pricesNeedColleague } from './staff-limits.ts'

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

const table = (changes: Record<string, number> = {}) =>
  contentOf(withChanges(valuesOf({ ...demoPriceTable, ...demoLevels }), changes))
const pricesNeed = (changes: object, before: PriceContent | null = table()) =>
  pricesNeedColleague(before, table({ ...changes }))

test('prices that raise what boosters get need a colleague: the share, its steps or its highest', () => {
  expect(pricesNeed({ boosterShare: 59, shareStep: 0, shareMost: 60 })).toBe(false)
  const { shareStep = 0, shareMost = 0 } = table()
  for (const raise of [{ boosterShare: 60.1 }, { shareStep: shareStep + 1 }, { shareMost: shareMost + 1 }])
    expect([raise, pricesNeed(raise)]).toEqual([raise, true])
})

test('prices that raise cashback at some turnover need a colleague, also by a lower threshold', () => {
  expect(pricesNeed({ 'cashback.base': 1, 'turnover.summit': 50_000 })).toBe(false)
  for (const raise of [{ 'cashback.base': 2.1 }, { 'turnover.ridge': 14_999 }, { 'cashback.summit': 6 }])
    expect([raise, pricesNeed(raise)]).toEqual([raise, true])
  expect(pricesNeed({}, table({ 'cashback.ridge': 0 }))).toBe(true)
})

test('prices whose highest discount leaves nothing need a colleague, the first ones too', () => {
  expect(pricesNeed({ discountCap: 34 })).toBe(false)
  expect(pricesNeed({ discountCap: 35 })).toBe(true)
  expect([34, 35].map((discountCap) => pricesNeed({ discountCap }, null))).toEqual([false, true])
})

test('other prices and percentages are one colleague’s decision', () => {
  const changes = {
    'games.valorant.climb.tiers.gold.price': 100_000,
    'addons.priority': 300,
    'gains.low': -50,
  }
  expect(pricesNeed(changes)).toBe(false)
  expect(pricesNeed({ boosterShare: 100 }, null)).toBe(true)
  expect(pricesNeed({}, null)).toBe(false)
  // What two people decided isn't decided again with each price.
  const generous = { boosterShare: 80 }
  expect(pricesNeed({ ...generous, ...changes }, table(generous))).toBe(false)
})
