import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { times } from './times.ts'

const at = '2026-11-21T17:52:00Z'
const visible = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

test.each([
  [
    'en',
    'Sat, Nov 21',
    'Sat, Nov 21, 17:52',
    'Sat, Nov 21 to Wed, Nov 25',
    'November 21, 2026',
    'November 21, 2026, 17:52',
  ],
  [
    'fr',
    'sam. 21 nov.',
    'sam. 21 nov., 17:52',
    'sam. 21 – mer. 25 nov.',
    '21 novembre 2026',
    '21 novembre 2026, 17:52',
  ],
  [
    'de',
    'Sa., 21. Nov.',
    'Sa., 21. Nov., 17:52',
    'Sa., 21. – Mi., 25. Nov.',
    '21. November 2026',
    '21. November 2026, 17:52 Uhr',
  ],
  [
    'pt',
    'sáb., 21 de nov.',
    'sáb., 21 de nov., 17:52',
    'sáb., 21 de nov. – qua., 25 de nov.',
    '21 de novembro de 2026',
    '21 de novembro de 2026, 17:52',
  ],
  [
    'zh',
    '11月21日周六',
    '11月21日周六 17:52',
    '11月21日周六至11月25日周三',
    '2026年11月21日',
    '2026年11月21日 17:52',
  ],
  [
    'ar',
    'السبت، 21 نوفمبر',
    'السبت، 21 نوفمبر، 17:52',
    'السبت، 21 – الأربعاء، 25 نوفمبر',
    '21 نوفمبر 2026',
    '21 نوفمبر 2026، 17:52',
  ],
] as const)('days and times in %s', (locale, ...expected) => {
  const { day, dateTime, dayRange, date, dateAndTime } = times(locale, 'UTC')
  const range = dayRange(new Date(at), new Date('2026-11-25T03:00:00Z'))
  expect([day(at), dateTime(at), range, date(at), dateAndTime(at)].map(visible)).toEqual(expected)
})

test('a range within one day names the day once', () => {
  expect(times('en', 'UTC').dayRange(new Date(at), new Date(at))).toBe('Sat, Nov 21')
  expect(visible(times('de', 'UTC').dayRange(new Date(at), new Date(at)))).toBe('Sa., 21. Nov.')
})

test.each([
  ['en', 'Wed, Dec 30, 2026 to Sat, Jan 2, 2027'],
  ['de', 'Mi., 30. Dez. 2026 – Sa., 2. Jan. 2027'],
] as const)('a range across the turn of the year names both years in %s', (locale, range) => {
  const { dayRange } = times(locale, 'UTC')
  expect(visible(dayRange(new Date('2026-12-30T12:00:00Z'), new Date('2027-01-02T12:00:00Z')))).toBe(range)
})

test('times use the requested time zone', () => {
  expect(times('en', 'Asia/Shanghai').dateTime(at)).toBe('Sun, Nov 22, 01:52')
  expect(times('en', 'UTC').time(at)).toBe('17:52')
})

test.each(locales)('$code writes dates in Latin digits only', ({ code }) => {
  const { dateTime, date } = times(code, 'UTC')
  expect(dateTime(at) + date(at)).not.toMatch(/[٠-٩۰-۹〇一二三]/)
})

test('an Italian range writes a one-digit day as a single date does', () => {
  const { dayRange } = times('it', 'Europe/Rome')
  expect(dayRange(new Date('2026-03-06T12:00:00Z'), new Date('2026-03-12T12:00:00Z'))).toBe(
    'ven 6 – gio 12 mar',
  )
})

test('French writes the first of a month as an ordinal', () => {
  const { day, date } = times('fr', 'Europe/Paris')
  const first = new Date('2026-11-01T12:00:00Z')
  expect([day(first), date(first)]).toEqual(['dim. 1er nov.', '1er novembre 2026'])
  expect(day(new Date('2026-11-11T12:00:00Z'))).toBe('mer. 11 nov.')
})
