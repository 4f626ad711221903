import { dayMs, hourMs } from '#core/base/durations.ts'
import { wallClock } from '#core/base/zones.ts'
import type { FreeSlot } from '#core/orders/coaching.ts'
import { nextTimes } from '#core/orders/free-times.ts'

/** A part of a day, in hours from 0 to 24. */
export type Stretch = { from: number; to: number }
type Span = { from: Date; to: Date }

/** Spans as parts of the seven days that a zone's calendar shows them on, Monday first. */
export function weekOf(spans: readonly Span[], zone: string): Stretch[][] {
  const week: Stretch[][] = Array.from({ length: 7 }, () => [])
  for (const { from, to } of spans) {
    const start = wallClock(from.getTime(), zone)
    let left = (to.getTime() - from.getTime()) / hourMs
    let hour = start.getUTCHours() + start.getUTCMinutes() / 60
    let day = (start.getUTCDay() + 6) % 7
    while (left > 0) {
      const part = Math.min(left, 24 - hour)
      week[day]?.push({ from: hour, to: hour + part })
      left -= part
      hour = 0
      day = (day + 1) % 7
    }
  }
  for (const day of week) day.sort((a, b) => a.from - b.from)
  return week
}

/** The hours of a week in the zone they were named in. */
export function ownWeek(slots: readonly FreeSlot[]): Stretch[][] {
  return Array.from({ length: 7 }, (_, day) =>
    slots.filter((slot) => slot.day === day + 1).map(({ from, to }) => ({ from, to })),
  )
}

/** The same hours as a reader's calendar shows them; a week of readers begins with what comes next. */
export function readersWeek(
  slots: readonly FreeSlot[],
  zone: string,
  reader: string,
  now: number,
): Stretch[][] {
  return weekOf(nextTimes(slots, zone, now), reader)
}

/** Where the reader is in their week: the day (0 is Monday) and the hour. */
export function readersNow(reader: string, now: number): { day: number; hour: number } {
  const clock = wallClock(now, reader)
  return {
    day: (clock.getUTCDay() + 6) % 7,
    hour: clock.getUTCHours() + clock.getUTCMinutes() / 60,
  }
}

/** What of the taken spans falls into the coming week, as parts of its days. */
export function takenWeek(
  taken: readonly { from: string; to: string }[],
  reader: string,
  now: number,
): Stretch[][] {
  const coming = taken
    .map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
    .filter(({ from, to }) => to.getTime() > now && from.getTime() < now + 7 * dayMs)
  return weekOf(coming, reader)
}
