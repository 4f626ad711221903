import { describe, expect, test } from 'vitest'
import { formats } from './format.ts'
import { locales } from './locales.ts'

const at = '2026-11-21T17:52:00Z'
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

test('a currency without cents', () => {
  expect(formats('en').money(500, 'JPY')).toBe('¥500')
})

describe('days and times', () => {
  test.each([
    ['en', 'Sat 21 Nov', 'Sat 21 Nov, 17:52', 'Sat 17:52', 'Sat 21 to Wed 25 Nov', '21 November 2026'],
    ['fr', 'sam. 21 nov.', 'sam. 21 nov., 17:52', 'sam. 17:52', 'sam. 21 – mer. 25 nov.', '21 novembre 2026'],
    ['de', 'Sa. 21. Nov.', 'Sa. 21. Nov., 17:52', 'Sa. 17:52', 'Sa. 21. – Mi. 25. Nov.', '21. November 2026'],
    ['zh', '11月21日周六', '11月21日周六 17:52', '周六17:52', '11/21周六至11/25周三', '2026年11月21日'],
  ] as const)('in %s', (locale, ...expected) => {
    const format = formats(locale)
    const range = format.dayRange(new Date(at), new Date('2026-11-25T03:00:00Z'))
    const written = [format.day(at), format.dateTime(at), format.weekdayTime(at), range, format.date(at)]
    expect(written.map(visible)).toEqual(expected)
  })

  test('English names both months of a range only where they differ, and one day once', () => {
    const { dayRange } = formats('en')
    expect(dayRange(new Date(at), new Date('2026-12-02T03:00:00Z'))).toBe('Sat 21 Nov to Wed 2 Dec')
    expect(dayRange(new Date(at), new Date(at))).toBe('Sat 21 Nov')
  })

  test('the time zone is the one asked for', () => {
    expect(formats('en', 'Asia/Shanghai').dateTime(at)).toBe('Sun 22 Nov, 01:52')
    expect(formats('en', 'UTC').time(at)).toBe('17:52')
  })
})

test.each([
  ['en', '42 min', '3 h 10', '5 h'],
  ['de', '42 Min.', '3 Std. 10', '5 Std.'],
  ['zh', '42 分钟', '3 小时 10 分', '5 小时'],
  ['ar', '42 د', '3 س 10 د', '5 س'],
] as const)('durations in %s', (locale, ...expected) => {
  const { duration } = formats(locale)
  expect([42, 190, 300].map((minutes) => visible(duration(minutes * 60_000)))).toEqual(expected)
})

test('relative times', () => {
  const { relative } = formats('en')
  const now = new Date(at)
  expect(relative('2026-11-21T14:50:00Z', now)).toBe('3 hours ago')
  expect(relative('2026-11-22T17:00:00Z', now)).toBe('in 23 hours')
  expect(relative('2026-11-20T17:00:00Z', now)).toBe('yesterday')
})

test.each(locales)('$code writes Latin digits only', ({ code }) => {
  const format = formats(code)
  const all = [
    format.money(123456),
    format.percent(53.9),
    format.dateTime(at),
    format.date(at),
    format.duration(1e7),
  ]
  expect(`${all.join()} ${format.relative('2026-11-18T17:00:00Z', new Date(at))}`).not.toMatch(
    /[٠-٩۰-۹〇一二三]/,
  )
})

test('Arabic isolates figures from left to right', () => {
  expect(formats('ar').percent(-10, true)).toBe('\u2066−10%\u2069')
  expect(formats('ar').ltr('41–60 LP')).toBe('\u206641–60 LP\u2069')
  expect(formats('de').ltr('41–60 LP')).toBe('41–60 LP')
})
