import { dayMs } from '#core/base/durations.ts'
import { dayIn, startOfDay } from '#core/base/zones.ts'
import { type MoneyMoved, moneyMoved } from '#server/money/ledger/day-store.ts'
import type { Services } from '#server/platform/ports/services.ts'

const weekMs = 7 * dayMs

/** What moved today in the shop's time zone, and on the same weekday before, up to the same time of day. */
export async function moneyToday(
  services: Pick<Services, 'db' | 'config' | 'now'>,
): Promise<{ today: MoneyMoved; before: MoneyMoved }> {
  const { db, config } = services
  const now = services.now()
  const begin = startOfDay(config.timeZone, dayIn(config.timeZone, now.getTime()))
  const day = dayIn(config.timeZone, begin.getTime() + dayMs / 2 - weekMs)
  const before = startOfDay(config.timeZone, day)
  const until = new Date(before.getTime() + now.getTime() - begin.getTime())
  // An entry of this moment counts.
  const today = await moneyMoved(db, begin, new Date(now.getTime() + 1))
  return { today, before: await moneyMoved(db, before, until) }
}
