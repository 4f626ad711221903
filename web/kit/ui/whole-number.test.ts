import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test.each([
  ['35', 35],
  ['3.5', 3],
  ['3,5', 3],
  ['1e5', 1],
  ['٥٠', 50],
  ['۵۰', 50],
  ['５０', 50],
  ['٣٫٥', 3],
  [' 12 LP', 12],
  ['', 0],
  ['abc', 0],
])('%j is %i', (text, number) => {
  expect(wholeNumber(text)).toBe(number)
})
