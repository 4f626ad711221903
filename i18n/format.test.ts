import { expect, test } from 'vitest'
import { formats } from './format.ts'
import { locales } from './locales.ts'

const visible = (text: string) => text.replace(/[\u2066\u2069]/g, '').replace(/[\u00a0\u202f\u2009]/g, ' ')

test.each([
  ['en', '€83.70', '−€2.00', '+€6.40', '€10', '+25%', '1,234.5', '×1.00'],
  ['fr', '83,70 €', '−2,00 €', '+6,40 €', '10 €', '+25 %', '1 234,5', '×1,00'],
  ['es', '83,70 €', '−2,00 €', '+6,40 €', '10 €', '+25 %', '1234,5', '×1,00'],
  ['de', '83,70 €', '−2,00 €', '+6,40 €', '10 €', '+25 %', '1.234,5', '×1,00'],
  ['nl', '€ 83,70', '€ −2,00', '€ +6,40', '€ 10', '+25%', '1.234,5', '×1,00'],
  ['it', '83,70 €', '−2,00 €', '+6,40 €', '10 €', '+25%', '1234,5', '×1,00'],
  ['pt', '83,70 €', '−2,00 €', '+6,40 €', '10 €', '+25%', '1234,5', '×1,00'],
  ['zh', '€83.70', '−€2.00', '+€6.40', '€10', '+25%', '1,234.5', '×1.00'],
  ['ar', '€83.70', '−€2.00', '+€6.40', '€10', '+25%', '1,234.5', '×1.00'],
] as const)('figures in %s', (locale, price, minus, plus, short, percent, number, factor) => {
  const format = formats(locale)
  const written = [
    format.money(8370),
    format.money(-200),
    format.money(640, 'EUR', 'signed'),
    format.money(1000, 'EUR', 'short'),
    format.percent(25, true),
    format.number(1234.5),
    format.factor(1),
  ]
  expect(written.map(visible)).toEqual([price, minus, plus, short, percent, number, factor])
})

test('a currency without cents has no decimals', () => {
  expect(formats('en').money(500, 'JPY')).toBe('¥500')
})

test.each(locales)('$code writes Latin digits only', ({ code }) => {
  const format = formats(code)
  const all = [format.money(123456), format.percent(53.9), format.number(1e7)]
  expect(all.join()).not.toMatch(/[٠-٩۰-۹〇一二三]/)
})

test('Arabic isolates figures and writes them left to right', () => {
  expect(formats('ar').percent(-10, true)).toBe('\u2066−10%\u2069')
  expect(formats('ar').ltr('41–60 LP')).toBe('\u206641–60 LP\u2069')
  expect(formats('de').ltr('41–60 LP')).toBe('41–60 LP')
})
