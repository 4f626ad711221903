import { expect, test } from 'vitest'
import { typedAmount, wholeNumber } from './typed-numbers.ts'

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

test.each([
  ['45', 4_500],
  ['45.5', 4_550],
  ['45,50', 4_550],
  ['٢٠', 2_000],
  ['۴۵٫۵', 4_550],
  ['４５．５', 4_550],
  ['1.000', 100_000],
  ['1,000', 100_000],
  ['1 000,50', 100_050],
  ['1’000.50', 100_050],
  ['1.234.567,8', 123_456_780],
  ['€ 12', 1_200],
  ['12,00 €', 1_200],
  ['0', 0],
  [' 7.10 ', 710],
  ['-12.40', -1_240],
  ['--3', null],
  ['−5', -500],
  ['1e2', null],
  ['1,5,0', null],
  ['1.0000', null],
  ['0.005', null],
  ['12.', null],
  ['', null],
  ['abc', null],
])('the amount %j is %j', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})
