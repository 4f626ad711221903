import { sql } from 'kysely'
import { allGames } from '#core/people/profiles.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** How long each order that a booster took since a time had been ready, in seconds. */
export async function findStarts(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select(sql<number>`greatest(0, extract(epoch from claimed_at - searching_at))::float8`.as('seconds'))
    .where('claimed_at', '>=', since)
    .where('searching_at', 'is not', null)
    .where('coach_id', 'is', null)
    .orderBy('claimed_at', 'desc')
    .limit(mostOrders)
    .execute()
  return rows.map(({ seconds }) => seconds)
}

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
