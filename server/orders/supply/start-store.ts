import { sql } from 'kysely'
import type { GameId } from '#core/games/game.ts'
import type { Db } from '#server/platform/db/pool.ts'

const mostOrders = 1_000

/** How long each order that a booster took since a time had been ready, in seconds; of one game, or of all. */
export async function findStarts(db: Db, since: Date, game?: GameId): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select(sql<number>`greatest(0, extract(epoch from claimed_at - searching_at))::float8`.as('seconds'))
    .where('claimed_at', '>=', since)
    .where('searching_at', 'is not', null)
    .where('coach_id', 'is', null)
    .$if(game !== undefined, (query) => query.where('game', '=', game as GameId))
    .orderBy('claimed_at', 'desc')
    .limit(mostOrders)
    .execute()
  return rows.map(({ seconds }) => seconds)
}
