import { expect, test } from 'vitest'
import { layMonths, layParts, monthsFrame, scaleStep } from './months-geometry.ts'

test('the scale has round steps, and the highest month is at the top', () => {
  expect([0, 9_000, 21_430, 64_110].map(scaleStep)).toEqual([500, 5_000, 10_000, 50_000])
  const { points, ticks } = layMonths([0, 64_110, 30_000])
  expect(points[1]?.[1]).toBe(monthsFrame.top)
  expect(ticks.map(({ value }) => value)).toEqual([0, 50_000])
})

test('every part of the running month can be seen, and they stand on each other', () => {
  const parts = layParts(
    [
      { name: 'paid', amount: 50_000 },
      { name: 'held', amount: 0 },
      { name: 'pending', amount: 10 },
    ],
    60,
  )
  expect(parts.map(({ name }) => name)).toEqual(['paid', 'pending'])
  expect(parts[1]?.height).toBeGreaterThan(13)
  expect(parts[0]?.y).toBeGreaterThan((parts[1]?.y ?? 0) + (parts[1]?.height ?? 0))
})

test('without any earnings the line lies at the foot', () => {
  expect(layMonths([0, 0]).points.every(([, y]) => y === monthsFrame.foot)).toBe(true)
  expect(layParts([{ name: 'paid', amount: 0 }], 50)).toEqual([])
})
