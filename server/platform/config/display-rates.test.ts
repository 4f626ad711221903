import { expect, test } from 'vitest'
import { displayRatesOf } from './display-rates.ts'

test('rates and their day are read; without them nothing is shown', () => {
  expect(displayRatesOf('USD=1.08, GBP=0.86,JPY=162.5', '2026-11-20')).toEqual({
    date: '2026-11-20',
    rates: { USD: 1.08, GBP: 0.86, JPY: 162.5 },
  })
  expect(displayRatesOf(undefined, undefined)).toBeNull()
})

test.each([
  ['USD=1.08', undefined, 'need each other'],
  [undefined, '2026-11-20', 'need each other'],
  ['USD=1.08', '2026-13-01', 'must be a day'],
  ['USD=1.08', 'yesterday', 'must be a day'],
  ['USD', '2026-11-20', '“USD”'],
  ['USD=-1', '2026-11-20', '“USD=-1”'],
  ['USD=1e9', '2026-11-20', '“USD=1e9”'],
  ['usd=1.08', '2026-11-20', '“usd=1.08”'],
  ['QQQ=2', '2026-11-20', '“QQQ=2”'],
  ['USD=1.08,', '2026-11-20', '“”'],
  ['EUR=1', '2026-11-20', 'must not name EUR'],
  ['USD=1,USD=2', '2026-11-20', 'USD twice'],
  ['USD=0', '2026-11-20', 'rate of 0'],
])('%s of %s stops the start with a sentence', (rates, date, sentence) => {
  expect(() => displayRatesOf(rates, date)).toThrow(sentence)
})
