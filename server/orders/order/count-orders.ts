import { minuteMs } from '#core/base/durations.ts'
import { countedExactly } from '#server/platform/db/count-rows.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import { countAll, countFew, type OrderCondition } from './order-list-store.ts'

/** A list that is too long to count each time is counted at most once a minute. */
const totals = new Remembered<number>({ forMs: minuteMs, most: 1_000 })

/**
 * The number of orders in a list. Counting reads every entry of the index, which for a million orders would take
 * longer than the page itself. `name` identifies the list; `few` is `countFew` if the page has already read it.
 */
export async function countOrders(
  db: Db,
  name: string,
  condition: OrderCondition,
  few?: number,
): Promise<number> {
  const counted = few ?? (await read(countFew(db, condition)))
  if (counted < countedExactly) return counted
  return totals.get(db, name, () => read(countAll(db, condition)))
}

async function read(query: ReturnType<typeof countAll>): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).total
}
