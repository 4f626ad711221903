import { expect, test } from 'vitest'
import { numberRanges, numberStart } from './search.ts'

test('a number is recognized from its first digit on, with or without its letters', () => {
  expect(['204', 'PK-204', 'pk 20404', ' PK20404 '].map(numberStart)).toEqual([
    '204',
    '204',
    '20404',
    '20404',
  ])
  for (const none of ['', 'pk', 'pk-', '0204', 'karim303', '20404a', '1234567890', 'PK--204'])
    expect(numberStart(none)).toBe(null)
})

test('the ranges hold exactly the numbers that begin with the digits', () => {
  const begins = (number: number, digits: string) =>
    numberRanges(digits).some(({ from, to }) => from <= number && number <= to)
  for (const digits of ['2', '20', '204', '20404', '204040404'])
    for (const number of [
      2, 20, 203, 204, 205, 2040, 20_399, 20_404, 20_500, 204_040, 204_040_404, 999_999_999,
    ])
      expect(begins(number, digits), `${number} with ${digits}`).toBe(String(number).startsWith(digits))
})
