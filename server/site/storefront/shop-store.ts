import { sql } from 'kysely'
import { allGames } from '#core/people/profiles.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** The times of each order that completed since a time, and its longest promised days; the newest first. */
export function findArrivals(db: Db, since: Date) {
  return db
    .selectFrom('orders')
    .select([
      'claimed_at',
      'finished_at',
      sql<number>`(quote -> 'estimate' ->> 'daysTo')::int`.as('promised'),
    ])
    .where('status', '=', 'completed')
    .where('closed_at', '>=', since)
    .where('coach_id', 'is', null)
    .orderBy('closed_at', 'desc')
    .limit(mostOrders)
    .execute()
}

// The home page draws one square per order.
const mostOrders = 1_000

/** The completed orders of all time, according to the figures of their boosters. */
export async function countFinished(db: Db): Promise<number> {
  const { finished } = await db
    .selectFrom('booster_figures')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('finished'), eb.lit(0)).as('finished'))
    .where('game', '=', allGames)
    .executeTakeFirstOrThrow()
  return Number(finished)
}
