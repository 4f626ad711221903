import { dayMs } from './durations.ts'

/** What the clocks of a time zone show, and the days and months that a shop there counts. */

/** Whether a name is a zone of the IANA database, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  // An offset such as +02:00 is none: it knows no summer, and databases read its sign the other way round.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The longest name that is read; the database's own are shorter. */
const longestZone = 40

/** The zone that a browser's cookie names; null for anything that is none, since a cookie can be forged. */
export function zoneOfCookie(value: string | undefined): string | null {
  return value && value.length <= longestZone && isTimeZone(value) ? value : null
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const fresh = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, fresh)
  return fresh
}

/** The time that a zone's clocks show at an instant, as if it were UTC. */
export function wallClock(at: number, zone: string): Date {
  const parts = clockOf(zone).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')))
}

/**
 * The instant when a zone's clocks show a time, which is given as if it were UTC. A time that the clocks skip is as much
 * later as they were put forward.
 */
export function atWallClock(shown: number, zone: string): number {
  const guess = shown - (wallClock(shown, zone).getTime() - shown)
  return shown - (wallClock(guess, zone).getTime() - guess)
}

/** The day of an instant, `2026-11-26`. */
export function dayIn(zone: string, at: number): string {
  return wallClock(at, zone).toISOString().slice(0, 10)
}

/** The month of an instant, `2026-11`. */
export function monthIn(zone: string, at: number): string {
  return dayIn(zone, at).slice(0, 7)
}

/** When a day begins. */
export function startOfDay(zone: string, day: string): Date {
  return new Date(atWallClock(Date.parse(day), zone))
}

/** When a day ends, which is when the next one begins. */
export function endOfDay(zone: string, day: string): Date {
  return new Date(atWallClock(Date.parse(day) + dayMs, zone))
}

/** When a month begins. */
export function startOfMonth(zone: string, month: string): Date {
  return startOfDay(zone, `${month}-01`)
}

/** The month that is some months later, or earlier if the count is negative. */
export function monthsAfter(month: string, count: number): string {
  const first = new Date(`${month}-01`)
  return new Date(first.setUTCMonth(first.getUTCMonth() + count)).toISOString().slice(0, 7)
}
