import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { atWallClock, dayIn } from '#core/base/zones.ts'
import { type FreeSlot, type Lesson, overlaps } from './coaching.ts'

/** Hours that a coach teaches every week, in minutes of the local day; `day` is 1 (Monday) to 7, `to` up to 24:00. */
export type WeekSpan = { day: number; from: number; to: number }

/** What differs on one date (`2026-12-24`): the weekly hours don't count, or a span in minutes is added. */
export type HoursException = { date: string; span: { from: number; to: number } | null }

/** When a coach teaches, and when a session can be booked. */
export type TeachingHours = {
  zone: string
  spans: readonly WeekSpan[]
  exceptions: readonly HoursException[]
  /** The hours between a booking and its session. */
  noticeHours: number
  /** How many days ahead a session can be booked. */
  aheadDays: number
}

/** The bounds of what a coach can set; nobody can propose a session further ahead than 60 days either. */
export const teachingBounds = {
  spans: 28,
  exceptions: 60,
  noticeHours: 7 * 24,
  aheadDays: 60,
} as const

/** Spans begin and end on the half hour. */
export const spanStep = 30
export const dayMinutes = dayMs / minuteMs

/** The most starts that are offered at once. */
const mostSlots = 500

/** Whether spans lie in their day on half hours, sorted by time of the week and without overlap. */
export function areWeekSpans(spans: readonly WeekSpan[]): boolean {
  return spans.every(({ day, from, to }, i) => {
    const before = spans[i - 1]
    const sorted = !before || before.day < day || (before.day === day && before.to <= from)
    return sorted && isSpan({ from, to })
  })
}

/** Whether a span lies in one day, on half hours. */
export function isSpan({ from, to }: { from: number; to: number }): boolean {
  return 0 <= from && from < to && to <= dayMinutes && from % spanStep === 0 && to % spanStep === 0
}

/**
 * When a session of some hours can begin, as instants (ms), soonest first. Within its coach's hours sessions begin every
 * full hour after the hours begin; hours that end at midnight go on with those of the next day. `since` is when the coach
 * is back, for one who is away.
 */
export function slots(
  { zone, spans, exceptions, noticeHours, aheadDays }: TeachingHours,
  {
    booked,
    length,
    now,
    since = now,
  }: { booked: readonly Lesson[]; length: number; now: number; since?: number },
): number[] {
  const first = Math.max(now + noticeHours * hourMs, since)
  const last = now + aheadDays * dayMs
  const found: number[] = []
  for (const { from, to } of openTimes({ zone, spans, exceptions }, now, last))
    for (let at = from; at + length * hourMs <= to && at <= last; at += hourMs)
      if (at >= first && !booked.some((lesson) => overlaps({ startsAt: at, hours: length }, lesson)))
        found.push(at)
  return found.slice(0, mostSlots)
}

type Time = { from: number; to: number }

/** A coach's hours between two instants (ms), whether they are booked or not. */
export function openHours(
  teaching: Pick<TeachingHours, 'zone' | 'spans' | 'exceptions'>,
  { from, to }: Time,
): Time[] {
  return openTimes(teaching, from, to)
    .map((open) => ({ from: Math.max(open.from, from), to: Math.min(open.to, to) }))
    .filter((open) => open.from < open.to)
}

/** The coach's hours from the day before `now` until the day after `last`; hours that meet are one. */
function openTimes(
  { zone, spans, exceptions }: Pick<TeachingHours, 'zone' | 'spans' | 'exceptions'>,
  now: number,
  last: number,
): Time[] {
  const times: Time[] = []
  // The day before, since hours that began yesterday can last past midnight.
  let day = Date.parse(dayIn(zone, now)) - dayMs
  for (const end = Date.parse(dayIn(zone, last)) + dayMs; day <= end; day += dayMs) {
    const at = (minute: number) => atWallClock(day + minute * minuteMs, zone)
    for (const { from, to } of spansOn(day, { spans, exceptions })) times.push({ from: at(from), to: at(to) })
  }
  return joined(times)
}

/** The spans of a date: those of its weekday unless it is a day off, and those that were added. */
function spansOn(
  day: number,
  { spans, exceptions }: Pick<TeachingHours, 'spans' | 'exceptions'>,
): readonly { from: number; to: number }[] {
  const date = new Date(day).toISOString().slice(0, 10)
  const weekday = new Date(day).getUTCDay() || 7
  const own = exceptions.filter((each) => each.date === date)
  const weekly = own.some(({ span }) => span === null) ? [] : spans.filter((each) => each.day === weekday)
  return [...weekly, ...own.flatMap(({ span }) => span ?? [])]
}

function joined(times: Time[]): Time[] {
  const all: Time[] = []
  for (const { from, to } of times.toSorted((a, b) => a.from - b.from)) {
    const before = all.at(-1)
    if (before && from <= before.to) before.to = Math.max(before.to, to)
    // A span that lies wholly in the hour that the clocks skip is none.
    else if (from < to) all.push({ from, to })
  }
  return all
}

/** The weekly spans as free hours of an offer, whose hours can be halves. */
export function freeOf(spans: readonly WeekSpan[]): FreeSlot[] {
  const hour = hourMs / minuteMs
  return spans.map(({ day, from, to }) => ({ day, from: from / hour, to: to / hour }))
}
