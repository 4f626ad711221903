import { dayMs, hourMs } from '#core/base/durations.ts'
import { atWallClock, wallClock } from '#core/base/zones.ts'
import type { FreeSlot } from './coaching.ts'

/** A slot as two instants of the coming week. */
export type FreeTime = { from: Date; to: Date }

/** A coach's next free hours as instants, so that each reader sees them in their own time zone. */
export function nextTimes(slots: readonly FreeSlot[], zone: string, now: number): FreeTime[] {
  return slots
    .map(({ day, from, to }) => ({
      from: new Date(instantOf(day, from, zone, now)),
      to: new Date(instantOf(day, to, zone, now)),
    }))
    .sort((a, b) => a.from.getTime() - b.from.getTime())
}

/** The next instant when the zone's clocks show this hour of this weekday (1 is Monday). */
function instantOf(day: number, hour: number, zone: string, now: number): number {
  const today = wallClock(now, zone)
  const weekday = today.getUTCDay() || 7
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const wanted = midnight + ((day - weekday + 7) % 7) * dayMs + hour * hourMs
  return atWallClock(wanted, zone)
}

/** A date with this weekday (1 is Monday), for formatting its name. */
export function dayOfWeek(day: number): Date {
  return new Date(Date.UTC(2026, 0, 4 + day, 12))
}
