import { dayMs, hourMs } from './durations.ts'
import type { FreeSlot } from './orders/coaching.ts'

/** A slot as two instants of the coming week. */
export type FreeTime = { from: Date; to: Date }

/** A coach's next free hours as instants, so that each reader sees them in their own time zone. */
export function nextTimes(slots: readonly FreeSlot[], zone: string, now: number): FreeTime[] {
  return slots
    .map(({ day, from, to }) => {
      const start = instantOf(day, from, zone, now)
      return { from: new Date(start), to: new Date(start + (to - from) * hourMs) }
    })
    .sort((a, b) => a.from.getTime() - b.from.getTime())
}

/** The next instant when the zone's clocks show this hour of this weekday (1 is Monday). */
function instantOf(day: number, hour: number, zone: string, now: number): number {
  const today = wallClock(now, zone)
  const weekday = today.getUTCDay() || 7
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const wanted = midnight + ((day - weekday + 7) % 7) * dayMs + hour * hourMs
  // Uses the UTC offset of the wanted day, which differs from today's in a week when clocks change.
  const guess = wanted - (wallClock(wanted, zone).getTime() - wanted)
  return wanted - (wallClock(guess, zone).getTime() - guess)
}

/** The time that a zone's clocks show at an instant, as if it were UTC. */
export function wallClock(at: number, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')))
}

/** A date with this weekday (1 is Monday), for formatting its name. */
export function dayOfWeek(day: number): Date {
  return new Date(Date.UTC(2026, 0, 4 + day, 12))
}
