import { expect, test } from 'vitest'
import { receiptCode, vatWithin } from './receipts.ts'

test('the tax within a price and the net amount sum to the price', () => {
  expect(vatWithin(11_900, 1_900)).toBe(1_900)
  expect(vatWithin(100, 1_900)).toBe(16)
  expect(vatWithin(10_700, 700)).toBe(700)
  expect(vatWithin(5_000, 0)).toBe(0)
})

test('a code has the series, the year and six digits', () => {
  expect(receiptCode('R', 2026, 1)).toBe('R-2026-000001')
  expect(receiptCode('C', 2027, 1_234_567)).toBe('C-2027-1234567')
})
