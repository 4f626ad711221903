import { expect, test } from 'vitest'
import { dayOfWeek, nextTimes } from './free-times.ts'

const iso = (slots: Parameters<typeof nextTimes>[0], zone: string, now: string) =>
  nextTimes(slots, zone, Date.parse(now)).map(({ from, to }) => [from.toISOString(), to.toISOString()])

test('an evening in Berlin becomes an instant of the coming week', () => {
  // 2026-11-21 is a Saturday.
  expect(iso([{ day: 1, from: 18, to: 22 }], 'Europe/Berlin', '2026-11-21T12:00:00Z')).toEqual([
    ['2026-11-23T17:00:00.000Z', '2026-11-23T21:00:00.000Z'],
  ])
})

test('the earliest slot is first, and today counts', () => {
  const slots = [
    { day: 1, from: 18, to: 24 },
    { day: 6, from: 20, to: 22 },
  ]
  expect(iso(slots, 'UTC', '2026-11-21T12:00:00Z')).toEqual([
    ['2026-11-21T20:00:00.000Z', '2026-11-21T22:00:00.000Z'],
    ['2026-11-23T18:00:00.000Z', '2026-11-24T00:00:00.000Z'],
  ])
})

test('a week in which clocks change uses the UTC offset of the requested day', () => {
  // Berlin leaves summer time on Sunday, 2026-10-25.
  expect(iso([{ day: 1, from: 18, to: 20 }], 'Europe/Berlin', '2026-10-24T12:00:00Z')).toEqual([
    ['2026-10-26T17:00:00.000Z', '2026-10-26T19:00:00.000Z'],
  ])
})

test('both ends keep their hour on a day when clocks change', () => {
  // Berlin's clocks go from 03:00 back to 02:00 on Sunday, 2026-10-25, and from 02:00 to 03:00 on 2026-03-29.
  expect(iso([{ day: 7, from: 1, to: 5 }], 'Europe/Berlin', '2026-10-24T12:00:00Z')).toEqual([
    ['2026-10-24T23:00:00.000Z', '2026-10-25T04:00:00.000Z'],
  ])
  expect(iso([{ day: 7, from: 1, to: 24 }], 'Europe/Berlin', '2026-03-28T12:00:00Z')).toEqual([
    ['2026-03-29T00:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])
})

test('the weekday is the zone’s, even if it is already tomorrow there', () => {
  // Saturday 20:00 UTC is Sunday in Tokyo.
  expect(iso([{ day: 7, from: 9, to: 10 }], 'Asia/Tokyo', '2026-11-21T20:00:00Z')).toEqual([
    ['2026-11-22T00:00:00.000Z', '2026-11-22T01:00:00.000Z'],
  ])
})

test('day 1 is a Monday and day 7 a Sunday', () => {
  expect(dayOfWeek(1).getUTCDay()).toBe(1)
  expect(dayOfWeek(7).getUTCDay()).toBe(0)
})
