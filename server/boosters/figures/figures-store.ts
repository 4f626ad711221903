import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { BoosterFigures, DoneOrder } from '#core/boosters/booster-figures.ts'
import type { GameId } from '#core/games/game.ts'
import { allGames } from '#core/people/profiles.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type FiguresRow = Selectable<Schema['booster_figures']>

/**
 * Counts of one booster run one after the other, so that none misses an order that completed beside it. False if there
 * is no such booster.
 */
export async function lockFigures(tx: Tx, boosterId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('boosters')
    .select('user_id')
    .where('user_id', '=', boosterId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The services with a start and a target, as SQL reads them. */
const climbing = sql<boolean>`orders.config ? 'target'`
const ms = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** A booster's completed orders, coaching apart. */
export async function doneOrders(db: Db, boosterId: string): Promise<DoneOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_games')
          .select([
            sql<number>`count(*) filter (where result = 'won')`.as('won'),
            sql<number>`count(*)`.as('recorded'),
          ])
          .whereRef('order_games.order_id', '=', 'orders.id')
          .whereRef('order_games.booster_id', '=', 'orders.booster_id')
          .where('order_games.struck_at', 'is', null)
          .as('log'),
      (join) => join.onTrue(),
    )
    .select([
      'orders.game',
      climbing.as('isClimb'),
      sql<number | null>`(extract(epoch from orders.searching_at) * 1000)::float8`.as('readyAt'),
      ms('orders.claimed_at').as('startedAt'),
      ms('orders.finished_at').as('finishedAt'),
      ms('orders.closed_at').as('closedAt'),
      sql<number>`(orders.quote -> 'estimate' ->> 'daysTo')::int`.as('promisedDays'),
      sql<number>`log.won`.as('won'),
      sql<number>`log.recorded`.as('recorded'),
      sql<boolean>`exists (select from order_disputes d where d.order_id = orders.id)`.as('disputed'),
    ])
    .where('orders.booster_id', '=', boosterId)
    .where('orders.status', '=', 'completed')
    .where('orders.coach_id', 'is', null)
    .execute()
  return rows
}

/** The stars of a booster's visible reviews, hours of coaching included. */
export function ratingsOf(db: Db, boosterId: string): Promise<{ game: GameId; overall: number }[]> {
  return db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .select(['orders.game', 'reviews.overall'])
    .where('reviews.booster_id', '=', boosterId)
    .where(isVisible)
    .execute()
}

/**
 * A review counts unless staff have hidden it, while its order is completed by the booster it is about: an order that
 * runs again, or was ended by a dispute, says nothing for the moment.
 */
export function isVisible(eb: ExpressionBuilder<Schema, 'reviews' | 'orders'>) {
  return eb.and([
    eb('reviews.hidden_at', 'is', null),
    eb('orders.status', '=', 'completed'),
    eb('orders.booster_id', '=', eb.ref('reviews.booster_id')),
  ])
}

/** Replaces what was counted of a booster. */
export async function putFigures(
  tx: Tx,
  boosterId: string,
  figures: ReadonlyMap<GameId | typeof allGames, BoosterFigures>,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('booster_figures').where('booster_id', '=', boosterId).execute()
  const date = (at: number | null) => (at === null ? null : new Date(at))
  const rows = [...figures].map(([game, f]) => ({
    booster_id: boosterId,
    game,
    finished: f.finished,
    climbs: f.climbs,
    on_time: f.onTime,
    late_days: f.lateDays,
    start_seconds: f.startSeconds,
    starts: f.starts,
    won: f.won,
    recorded: f.recorded,
    disputed: f.disputed,
    reviews: f.reviews,
    rating_sum: f.ratingSum,
    first_at: date(f.firstAt),
    last_at: date(f.lastAt),
    counted_at: now,
  }))
  await tx.insertInto('booster_figures').values(rows).execute()
}

/** The boosters whose figures were counted before a given time, the longest ago first. */
export async function findStaleFigures(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('booster_figures')
    .select('booster_id')
    .where('game', '=', allGames)
    .where('counted_at', '<', before)
    .orderBy('counted_at')
    .limit(limit)
    .execute()
  return rows.map(({ booster_id }) => booster_id)
}

/** What was counted of a booster over all games; undefined before their first completed order. */
export function findWholeFigures(db: Db, boosterId: string): Promise<FiguresRow | undefined> {
  return db
    .selectFrom('booster_figures')
    .selectAll()
    .where('booster_id', '=', boosterId)
    .where('game', '=', allGames)
    .executeTakeFirst()
}
