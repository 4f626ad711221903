import { dayMs } from '#core/base/durations.ts'
import { nextTimes } from '#core/orders/free-times.ts'
import type { PlayHours } from '#core/orders/play-hours.ts'

/** When the booster can play again; the hours of a week begin with those of today, which may be over. */
export function nextStart({ slots, zone }: PlayHours, now: number): Date {
  const ahead = [0, 7 * dayMs].flatMap((week) => nextTimes(slots, zone, now + week))
  return ahead.find(({ from }) => from.getTime() > now)?.from ?? new Date(now)
}
