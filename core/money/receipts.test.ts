import fc from 'fast-check'
import { expect, test } from 'vitest'
import { receiptCode, vatWithin, vatWithinPart } from './receipts.ts'

test('the tax within a price and the net amount sum to the price', () => {
  expect(vatWithin(11_900, 1_900)).toBe(1_900)
  expect(vatWithin(100, 1_900)).toBe(16)
  // 0.798… and 0.479…: the nearest cent, up and down.
  expect([vatWithin(5, 1_900), vatWithin(3, 1_900)]).toEqual([1, 0])
  expect(vatWithin(10_700, 700)).toBe(700)
  expect(vatWithin(5_000, 0)).toBe(0)
})

test('a code has the series, the year and six digits', () => {
  expect(receiptCode('R', 2026, 1)).toBe('R-2026-000001')
  expect(receiptCode('C', 2027, 1_234_567)).toBe('C-2027-1234567')
})

test('the tax of credit notes sums to the tax of their receipt, however the amount is split', () => {
  expect([vatWithinPart(0, 4_199, 1_900), vatWithinPart(4_199, 2_001, 1_900)]).toEqual([670, 320])
  expect(vatWithin(6_200, 1_900)).toBe(990)
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }),
      fc.integer({ max: 9_999, min: 0 }),
      (parts, rate) => {
        let [before, tax] = [0, 0]
        for (const part of parts) {
          const own = vatWithinPart(before, part, rate)
          expect(Math.abs(own - vatWithin(part, rate))).toBeLessThanOrEqual(1)
          tax += own
          before += part
        }
        expect(tax).toBe(vatWithin(before, rate))
      },
    ),
  )
})
