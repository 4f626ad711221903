import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { times } from './times.ts'

const at = '2026-11-21T17:52:00Z'
const visible = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

test.each([
  ['en', 'Sat 21 Nov', 'Sat 21 Nov, 17:52', 'Sat 21 to Wed 25 Nov', '21 November 2026'],
  ['fr', 'sam. 21 nov.', 'sam. 21 nov., 17:52', 'sam. 21 – mer. 25 nov.', '21 novembre 2026'],
  ['de', 'Sa. 21. Nov.', 'Sa. 21. Nov., 17:52', 'Sa. 21. – Mi. 25. Nov.', '21. November 2026'],
  ['zh', '11月21日周六', '11月21日周六 17:52', '11/21周六至11/25周三', '2026年11月21日'],
] as const)('days and times in %s', (locale, ...expected) => {
  const { day, dateTime, dayRange, date } = times(locale, 'UTC')
  const range = dayRange(new Date(at), new Date('2026-11-25T03:00:00Z'))
  expect([day(at), dateTime(at), range, date(at)].map(visible)).toEqual(expected)
})

test('English names both months of a range only where they differ, and one day once', () => {
  const { dayRange } = times('en', 'UTC')
  expect(dayRange(new Date(at), new Date('2026-12-02T03:00:00Z'))).toBe('Sat 21 Nov to Wed 2 Dec')
  expect(dayRange(new Date(at), new Date(at))).toBe('Sat 21 Nov')
})

test.each([
  ['en', 'Wed 30 Dec 2026 to Sat 2 Jan 2027'],
  ['de', 'Mi. 30. Dez. 2026 – Sa. 2. Jan. 2027'],
] as const)('a range across the turn of the year names both years in %s', (locale, range) => {
  const { dayRange } = times(locale, 'UTC')
  expect(visible(dayRange(new Date('2026-12-30T12:00:00Z'), new Date('2027-01-02T12:00:00Z')))).toBe(range)
})

test('the time zone is the one asked for', () => {
  expect(times('en', 'Asia/Shanghai').dateTime(at)).toBe('Sun 22 Nov, 01:52')
  expect(times('en', 'UTC').time(at)).toBe('17:52')
})

test.each(locales)('$code writes dates in Latin digits only', ({ code }) => {
  const { dateTime, date } = times(code, 'UTC')
  expect(dateTime(at) + date(at)).not.toMatch(/[٠-٩۰-۹〇一二三]/)
})
