import { expect, test } from 'vitest'
import { approximately, suggestedCurrency } from './display-currencies.ts'

test('cents become minor units of the other currency, however many decimals that has', () => {
  expect(approximately(8_370, 1.08, 2)).toBe(9_040)
  expect(approximately(8_370, 162.5, 0)).toBe(13_601)
  expect(approximately(100, 0.331, 3)).toBe(331)
  expect(approximately(0, 1.08, 2)).toBe(0)
})

test('a language with a region suggests its currency; euro regions and plain languages suggest none', () => {
  expect(suggestedCurrency('en-US')).toBe('USD')
  expect(suggestedCurrency('zh-Hant-TW')).toBe('TWD')
  expect(suggestedCurrency('de-ch')).toBe('CHF')
  for (const language of ['de-DE', 'fr', 'en', 'es-419', '']) expect(suggestedCurrency(language)).toBeNull()
})
