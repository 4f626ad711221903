import { expect, test } from 'vitest'
import { cashbackOf, demoLevels, levelAfter, levelAt, levelsOf } from './cashback.ts'
import { demoPriceTable } from './prices/price-table.ts'
import { contentOf, valuesOf } from './prices/price-values.ts'

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
  expect(cashbackOf(6_200, { percent: 2 })).toBe(124)
  expect(cashbackOf(25, { percent: 2 })).toBe(1)
  expect(cashbackOf(0, { percent: 5 })).toBe(0)
  expect(cashbackOf(-100, { percent: 5 })).toBe(0)
})

test('levels survive the table’s way through its values; a table without them stays as it was', () => {
  const { version: _version, effectiveAt: _at, ...content } = demoPriceTable
  expect(contentOf(valuesOf(content))).toEqual(content)
  const withLevels = { ...content, ...demoLevels }
  expect(contentOf(valuesOf(withLevels))).toEqual(withLevels)
})
