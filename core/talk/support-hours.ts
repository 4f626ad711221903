import { dayMs, minuteMs } from '#core/base/durations.ts'

/** When support answers: from one time of day (HH:MM, 24:00 as its end) to another in a time zone, every day. */
export type SupportHours = { from: string; to: string; timeZone: string }

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The minute of the day in a time zone. */
function minuteIn(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return minutesOf(parts.format(at))
}

/** Whether support answers now. A span whose end is not after its start runs past midnight. */
export function isSupportOpen({ from, to, timeZone }: SupportHours, now: Date): boolean {
  const [start, end, minute] = [minutesOf(from), minutesOf(to), minuteIn(timeZone, now)]
  return start < end ? minute >= start && minute < end : minute >= start || minute < end
}

/** When support answers again: the next start of its hours, exact to the minute, also across a change of clocks. */
export function nextOpening({ from, timeZone }: SupportHours, now: Date): Date {
  const start = minutesOf(from)
  const dayMinutes = dayMs / minuteMs
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs
  const ahead = (start - minuteIn(timeZone, now) + dayMinutes) % dayMinutes || dayMinutes
  const guess = new Date(minute + ahead * minuteMs)
  const off = minuteIn(timeZone, guess) - start
  // Where the clocks change meanwhile, the guess is an hour early or late.
  const shift = off > dayMinutes / 2 ? off - dayMinutes : off < -dayMinutes / 2 ? off + dayMinutes : off
  return new Date(guess.getTime() - shift * minuteMs)
}
