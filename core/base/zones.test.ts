import { expect, test } from 'vitest'
import {
  atWallClock,
  dayIn,
  endOfDay,
  isTimeZone,
  monthIn,
  monthsAfter,
  startOfDay,
  startOfMonth,
  zoneOfCookie,
} from './zones.ts'

const berlin = 'Europe/Berlin'

test.each([
  ['2026-11-30T22:59:00Z', '2026-11-30', '2026-11'],
  ['2026-11-30T23:00:00Z', '2026-12-01', '2026-12'],
  ['2026-06-30T21:59:59Z', '2026-06-30', '2026-06'],
  ['2026-06-30T22:00:00Z', '2026-07-01', '2026-07'],
  ['2026-12-31T23:01:00Z', '2027-01-01', '2027-01'],
])('%s is the %s in Berlin', (at, day, month) => {
  expect(dayIn(berlin, Date.parse(at))).toBe(day)
  expect(monthIn(berlin, Date.parse(at))).toBe(month)
})

test.each([
  [berlin, '2026-11-26', '2026-11-25T23:00:00.000Z', '2026-11-26T23:00:00.000Z'],
  [berlin, '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  [berlin, '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['America/New_York', '2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  // In Cairo the clocks skip the first hour of this day.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
])('in %s the %s begins and ends at midnight, also when clocks change', (zone, day, start, end) => {
  expect(startOfDay(zone, day).toISOString()).toBe(start)
  expect(endOfDay(zone, day).toISOString()).toBe(end)
})

test('a month begins with its first day, and months are counted across years', () => {
  expect(startOfMonth(berlin, '2026-07').toISOString()).toBe('2026-06-30T22:00:00.000Z')
  expect([monthsAfter('2026-11', 2), monthsAfter('2026-01', -1), monthsAfter('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ])
})

test('an hour that the clocks skip comes as much later', () => {
  const skipped = Date.parse('2026-03-29T02:30:00Z')
  expect(new Date(atWallClock(skipped, berlin)).toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test('a zone has a name; an offset is none', () => {
  expect(['Europe/Berlin', 'UTC', 'Berlin', '+02:00', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a cookie names a zone of the database, or nothing', () => {
  expect(zoneOfCookie('Europe/Berlin')).toBe('Europe/Berlin')
  for (const forged of [
    undefined,
    '',
    '+02:00',
    'Europe/Atlantis',
    '<script>',
    `Europe/${'x'.repeat(9_000)}`,
  ])
    expect(zoneOfCookie(forged)).toBeNull()
})
