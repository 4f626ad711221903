import { dayMs, minuteMs } from '#core/base/durations.ts'
import { wallClock } from '#core/base/zones.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import type { FreeSlot } from './coaching.ts'
import { nextTimes } from './free-times.ts'
import { needsAccount } from './kinds.ts'
import type { OrderStatus } from './lifecycle.ts'

/** When the booster can play on the customer's account: weekly hours in the customer's time zone. */
export type PlayHours = { slots: readonly FreeSlot[]; zone: string }

/** Whether the booster can play at an instant; without hours they always can. */
export function mayPlay(hours: PlayHours | null, at: Date): boolean {
  if (!hours) return true
  const clock = wallClock(at.getTime(), hours.zone)
  const day = clock.getUTCDay() || 7
  const hour = clock.getUTCHours() + clock.getUTCMinutes() / 60
  return hours.slots.some((slot) => slot.day === day && slot.from <= hour && hour < slot.to)
}

/** When a span of time (ms) in which the booster could play is over; without hours all time counts. */
export function afterPlayTime(hours: PlayHours | null, since: Date, ms: number): Date {
  if (!hours || hours.slots.length === 0) return new Date(since.getTime() + ms)
  const clock = wallClock(since.getTime(), hours.zone)
  // Noon of that day, so that a week with a change of the clocks is still a week of the same seven days.
  const noon = since.getTime() + (12 * 60 - clock.getUTCHours() * 60 - clock.getUTCMinutes()) * minuteMs
  let left = ms
  for (let week = 0; ; week++)
    for (const { from, to } of nextTimes(hours.slots, hours.zone, noon + week * 7 * dayMs)) {
      const start = Math.max(from.getTime(), since.getTime())
      const length = to.getTime() - start
      if (length <= 0) continue
      if (length >= left) return new Date(start + left)
      left -= length
    }
}

/** Whether a customer can set the hours: their account is or will be played on, and the order is paid and open. */
export function canSetHours({ config, status }: { config: OrderConfig; status: OrderStatus }): boolean {
  const open: readonly OrderStatus[] = ['waiting_for_account', 'waiting_for_booster', 'boosting']
  return needsAccount(config) && open.includes(status)
}
