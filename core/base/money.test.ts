import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf, percentOf, sumOf } from './money.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

test('percentages round half away from zero on both sides', () => {
  expect(percentOf(2865, 25)).toBe(716)
  expect(percentOf(1250, 1)).toBe(13)
  expect(percentOf(-1250, 1)).toBe(-13)
  expect(percentOf(1249, 1)).toBe(12)
  expect(percentOf(100, 12.5)).toBe(13)
  expect(Object.is(percentOf(-5, 0), 0)).toBe(true)
})

test('a part is the nearest integer to the exact fraction', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (a, n, d) => {
      const part = BigInt(partOf(a, n, d))
      const miss = BigInt(a) * BigInt(n) - part * BigInt(d)
      expect(miss < 0n ? -miss * 2n : miss * 2n).toBeLessThanOrEqual(BigInt(d))
      expect(partOf(-a, n, d)).toBe(0 - Number(part))
    }),
  )
})

test('what is not a safe integer is refused', () => {
  for (const bad of [Number.NaN, 1e309, 0.5, 2 ** 53]) {
    expect(() => percentOf(bad, 10)).toThrow(RangeError)
    expect(() => sumOf([{ amount: bad }])).toThrow(RangeError)
  }
  expect(() => percentOf(100, 0.001)).toThrow(RangeError)
  expect(() => partOf(100, 1, 0)).toThrow(RangeError)
  expect(() => partOf(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError)
})
