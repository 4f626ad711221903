import { expect, test } from 'vitest'
import { cashbackOf, demoLevels, levelAfter, levelAt, levelsOf } from './cashback.ts'
import { demoPriceTable } from './price-table.ts'
import { contentOf, valuesOf } from './price-values.ts'

const levels = levelsOf(demoLevels)

test('a turnover reaches the highest level that it covers, and the next one is named', () => {
  const at = (turnover: number) => [levelAt(levels, turnover)?.id, levelAfter(levels, turnover)?.id]
  expect(at(0)).toEqual(['base', 'ridge'])
  expect(at(14_999)).toEqual(['base', 'ridge'])
  expect(at(15_000)).toEqual(['ridge', 'summit'])
  expect(at(40_000)).toEqual(['summit', undefined])
})

test('a shop without cashback has no levels, and a level without cashback doesn’t exist', () => {
  expect(levelsOf({})).toEqual([])
  expect(levelAt([], 50_000)).toBeNull()
  const [only] = levelsOf({ cashback: { summit: 5 }, turnover: { summit: 10_000 } })
  expect(only).toEqual({ id: 'summit', from: 10_000, percent: 5 })
  expect(levelAt(levelsOf({ cashback: { summit: 5 }, turnover: { summit: 10_000 } }), 9_999)).toBeNull()
})

test('cashback is rounded half up to the cent, and nothing comes back of nothing', () => {
  const sold = { total: 6_200, boosterShare: 3_720 }
  expect(cashbackOf(6_200, { percent: 2 }, sold)).toBe(124)
  expect(cashbackOf(25, { percent: 2 }, sold)).toBe(1)
  expect(cashbackOf(0, { percent: 5 }, sold)).toBe(0)
  expect(cashbackOf(-100, { percent: 5 }, sold)).toBe(0)
})

test('levels survive the table’s way through its values; a table without them stays as it was', () => {
  const { version: _version, effectiveAt: _at, ...content } = demoPriceTable
  expect(contentOf(valuesOf(content))).toEqual(content)
  const withLevels = { ...content, ...demoLevels }
  expect(contentOf(valuesOf(withLevels))).toEqual(withLevels)
})

test('what comes back is at most what the shop keeps, so a coupon on an own order is no profit', () => {
  const level = { percent: 2 }
  expect(cashbackOf(3_720, level, { total: 3_720, boosterShare: 3_720 })).toBe(0)
  expect(cashbackOf(3_780, level, { total: 3_780, boosterShare: 3_720 })).toBe(60)
  // Half of it was refunded, so the boosters got half of their share.
  expect(cashbackOf(1_890, level, { total: 3_780, boosterShare: 3_720 })).toBe(30)
})
