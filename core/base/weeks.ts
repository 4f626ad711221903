import { dayMs } from './durations.ts'
import { dayIn } from './zones.ts'

/** How far from now a week can be asked for. */
const furthestMs = 366 * dayMs

/**
 * The Monday (`2026-11-23`) of the week of a day, or of the current one in a zone; a day further than a year from now counts as
 * the last one before. `now` is in milliseconds.
 */
export function weekOf(zone: string, now: number, day = dayIn(zone, now)): string {
  const at = Math.min(now + furthestMs, Math.max(now - furthestMs, Date.parse(day)))
  const weekday = new Date(at).getUTCDay() || 7
  return dateOf(at - (weekday - 1) * dayMs)
}

/** The seven days of a week that begins with a Monday. */
export function weekDays(monday: string): string[] {
  return Array.from({ length: 7 }, (_, i) => dateOf(Date.parse(monday) + i * dayMs))
}

/** The Monday some weeks later, or earlier if the count is negative. */
export function weeksAfter(monday: string, count: number): string {
  return dateOf(Date.parse(monday) + count * 7 * dayMs)
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
