import { dayMs, minuteMs } from '#core/base/durations.ts'
import { dayIn, startOfDay } from '#core/base/zones.ts'
import { type MoneyMoved, moneyMoved } from '#server/money/ledger/day-store.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import type { Services } from '#server/platform/ports/services.ts'

const weekMs = 7 * dayMs

type MoneyToday = { today: MoneyMoved; before: MoneyMoved }

/** Each process sums it once a minute: the page is read with whatever changes in staff's queues. */
const days = new Remembered<MoneyToday>({ forMs: minuteMs, most: 1 })

/** What moved today in the shop's time zone, and on the same weekday before, up to the same time of day; at most a minute old. */
export function moneyToday({
  db,
  config: { timeZone },
  now,
}: Pick<Services, 'db' | 'config' | 'now'>): Promise<MoneyToday> {
  const at = now()
  const begin = startOfDay(timeZone, dayIn(timeZone, at.getTime()))
  return days.get(db, begin.toISOString(), async () => {
    const before = startOfDay(timeZone, dayIn(timeZone, begin.getTime() + dayMs / 2 - weekMs))
    const until = new Date(before.getTime() + at.getTime() - begin.getTime())
    // An entry of this moment counts.
    const today = await moneyMoved(db, begin, new Date(at.getTime() + 1))
    return { today, before: await moneyMoved(db, before, until) }
  })
}
