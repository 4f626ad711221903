import { expect, test } from 'vitest'
import { areWeekSpans, freeOf, slots, type TeachingHours } from './teaching-hours.ts'

const hours: TeachingHours = {
  zone: 'Europe/Berlin',
  spans: [],
  exceptions: [],
  noticeHours: 0,
  aheadDays: 7,
}

type Ask = Partial<Parameters<typeof slots>[1]>

/** The starts as ISO 8601, from an instant on. */
function starts(change: Partial<TeachingHours>, now: string, ask: Ask = {}): string[] {
  const wanted = { booked: [], length: 1, now: Date.parse(now), ...ask }
  return slots({ ...hours, ...change }, wanted).map((at) => new Date(at).toISOString().slice(0, 16))
}

// 2026-11-23 is a Monday.
const monday = '2026-11-23T00:00:00Z'
const evening = { day: 1, from: 18 * 60, to: 21 * 60 }

test('sessions begin every hour while they end within the hours', () => {
  const spans = [{ day: 1, from: 18 * 60 + 30, to: 21 * 60 }]
  expect(starts({ spans }, monday)).toEqual(['2026-11-23T17:30', '2026-11-23T18:30'])
  expect(starts({ spans }, monday, { length: 2 })).toEqual(['2026-11-23T17:30'])
  expect(starts({ spans }, monday, { length: 3 })).toEqual([])
})

test('hours until midnight go on with those of the next day', () => {
  const spans = [
    { day: 1, from: 22 * 60, to: 24 * 60 },
    { day: 2, from: 0, to: 60 },
  ]
  expect(starts({ spans }, monday, { length: 2 })).toEqual(['2026-11-23T21:00', '2026-11-23T22:00'])
})

test('a Sunday that goes on past midnight meets the Monday of the next week', () => {
  const spans = [
    { day: 1, from: 0, to: 60 },
    { day: 7, from: 23 * 60, to: 24 * 60 },
  ]
  // It is already Monday, 00:00 in Berlin; the hours that began on Sunday are over except for their last.
  expect(starts({ spans, aheadDays: 3 }, '2026-11-22T23:00:00Z')).toEqual(['2026-11-22T23:00'])
  expect(starts({ spans, aheadDays: 3 }, '2026-11-22T20:00:00Z', { length: 2 })).toEqual(['2026-11-22T22:00'])
})

test('the night in which clocks go back has an hour more, the one in which they go forward an hour less', () => {
  const spans = [{ day: 7, from: 60, to: 4 * 60 }]
  // Berlin leaves summer time on Sunday, 2026-10-25, and begins it on Sunday, 2026-03-29.
  expect(starts({ spans, aheadDays: 2 }, '2026-10-24T12:00:00Z')).toEqual([
    '2026-10-24T23:00',
    '2026-10-25T00:00',
    '2026-10-25T01:00',
    '2026-10-25T02:00',
  ])
  expect(starts({ spans, aheadDays: 2 }, '2026-03-28T12:00:00Z')).toEqual([
    '2026-03-29T00:00',
    '2026-03-29T01:00',
  ])
})

test('hours that the clocks skip are none', () => {
  const spans = [{ day: 7, from: 2 * 60, to: 3 * 60 }]
  expect(starts({ spans, aheadDays: 2 }, '2026-03-28T12:00:00Z')).toEqual([])
})

test('an evening keeps its local time across both changes of the clocks', () => {
  const spans = [{ day: 1, from: 18 * 60, to: 19 * 60 }]
  expect(starts({ spans, aheadDays: 10 }, '2026-10-19T00:00:00Z')).toEqual([
    '2026-10-19T16:00',
    '2026-10-26T17:00',
  ])
  expect(starts({ spans, aheadDays: 10 }, '2026-03-23T00:00:00Z')).toEqual([
    '2026-03-23T17:00',
    '2026-03-30T16:00',
  ])
})

test('zones east and west of UTC count their own days', () => {
  const spans = [{ day: 1, from: 9 * 60, to: 10 * 60 }]
  // Sunday in UTC is already Monday in Auckland, and Monday in UTC still Sunday in Los Angeles.
  expect(starts({ spans, zone: 'Pacific/Auckland' }, '2026-11-22T12:00:00Z')).toEqual(['2026-11-22T20:00'])
  expect(starts({ spans, zone: 'America/Los_Angeles' }, '2026-11-23T03:00:00Z')).toEqual(['2026-11-23T17:00'])
  // India is half an hour off.
  expect(starts({ spans, zone: 'Asia/Kolkata' }, monday)).toEqual(['2026-11-23T03:30'])
})

test('nothing can be booked within the notice, nor beyond the days ahead', () => {
  const spans = [evening]
  const now = '2026-11-23T16:00:00Z'
  expect(starts({ spans, noticeHours: 2 }, now)).toEqual(['2026-11-23T18:00', '2026-11-23T19:00'])
  expect(starts({ spans, noticeHours: 24 }, now)).toEqual([])
  expect(starts({ spans, noticeHours: 24, aheadDays: 8 }, now)).toHaveLength(3)
})

test('booked sessions take their hours, also those that begin at another minute', () => {
  const booked = [{ startsAt: Date.parse('2026-11-23T17:15:00Z'), hours: 1 }]
  expect(starts({ spans: [evening] }, monday, { booked })).toEqual(['2026-11-23T19:00'])
  const whole = [{ startsAt: Date.parse('2026-11-23T18:00:00Z'), hours: 1 }]
  expect(starts({ spans: [evening] }, monday, { booked: whole })).toEqual([
    '2026-11-23T17:00',
    '2026-11-23T19:00',
  ])
  expect(starts({ spans: [evening] }, monday, { booked: whole, length: 2 })).toEqual([])
})

test('a day off has no hours of the week; hours that were added for a date count beside them, or alone', () => {
  const off = { date: '2026-11-23', span: null }
  const extra = { date: '2026-11-23', span: { from: 9 * 60, to: 10 * 60 } }
  expect(starts({ spans: [evening], exceptions: [off] }, monday)).toEqual([])
  expect(starts({ spans: [evening], exceptions: [extra] }, monday)).toHaveLength(4)
  expect(starts({ spans: [evening], exceptions: [off, extra] }, monday)).toEqual(['2026-11-23T08:00'])
  // Hours that overlap those of the week are not offered twice.
  const over = { date: '2026-11-23', span: { from: 18 * 60, to: 22 * 60 } }
  expect(starts({ spans: [evening], exceptions: [over] }, monday)).toHaveLength(4)
})

test('a coach who is away is booked from their return on', () => {
  const since = Date.parse('2026-11-23T18:30:00Z')
  expect(starts({ spans: [evening] }, monday, { since })).toEqual(['2026-11-23T19:00'])
  expect(starts({ spans: [evening] }, monday, { since: Number.POSITIVE_INFINITY })).toEqual([])
})

test('spans lie in their day on half hours, sorted and without overlap', () => {
  expect(areWeekSpans([evening, { day: 1, from: 21 * 60, to: 24 * 60 }])).toBe(true)
  for (const wrong of [
    [{ ...evening, to: 18 * 60 }],
    [{ ...evening, to: 25 * 60 }],
    [{ ...evening, from: 18 * 60 + 10 }],
    [evening, { day: 1, from: 20 * 60, to: 22 * 60 }],
    [{ ...evening, day: 2 }, evening],
  ])
    expect(areWeekSpans(wrong)).toBe(false)
})

test('the free hours of an offer can be halves', () => {
  expect(freeOf([{ day: 1, from: 18 * 60 + 30, to: 24 * 60 }])).toEqual([{ day: 1, from: 18.5, to: 24 }])
})
