import { type ExpressionBuilder, sql } from 'kysely'
import type { GameId, QueueId, Result, ServerId, ServiceId } from '#core/games/game.ts'
import type { Place } from '#core/games/ladder.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** A completed climb, with the games that its booster recorded. */
export type ClimbRow = {
  booster: string
  demo: boolean
  game: GameId
  service: ServiceId
  server: ServerId
  queue: QueueId
  start: Place
  target: Place
  started_at: Date
  finished_at: Date
  days_from: number
  days_to: number
  won: number
  lost: number
  drawn: number
}

/** A booster's completed climbs, newest first. */
export function findClimbs(db: Db, boosterId: string, limit: number, offset = 0): Promise<ClimbRow[]> {
  return selectClimbs(db)
    .where('orders.booster_id', '=', boosterId)
    .limit(limit)
    .offset(offset)
    .execute() as Promise<ClimbRow[]>
}

/** The newest completed climbs of the shop. */
export function findNewestClimbs(db: Db, limit: number): Promise<ClimbRow[]> {
  return selectClimbs(db).limit(limit).execute() as Promise<ClimbRow[]>
}

/** The latest completed climb of each of a few boosters, by their id; of one game if it is given. */
export async function findLastClimbs(
  db: Db,
  boosterIds: readonly string[],
  game: GameId | undefined,
): Promise<Map<string, ClimbRow>> {
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${boosterIds}::uuid[])`.as<'one'>(sql`one(id)`))
    .innerJoinLateral(
      () =>
        selectClimbs(db)
          .whereRef('orders.booster_id', '=', sql.ref('one.id'))
          .$if(game !== undefined, (query) => query.where('orders.game', '=', game as GameId))
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row as ClimbRow]))
}

function selectClimbs(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('users as player', 'player.id', 'orders.booster_id')
    .select([
      'player.username as booster',
      'player.demo',
      'orders.game',
      'orders.service',
      sql<string>`orders.config ->> 'server'`.as('server'),
      sql<string>`orders.config ->> 'queue'`.as('queue'),
      sql<Place>`orders.config -> 'start'`.as('start'),
      sql<Place>`orders.config -> 'target'`.as('target'),
      'orders.claimed_at as started_at',
      'orders.finished_at',
      sql<number>`(orders.quote -> 'estimate' ->> 'daysFrom')::int`.as('days_from'),
      sql<number>`(orders.quote -> 'estimate' ->> 'daysTo')::int`.as('days_to'),
    ])
    .select((eb) => [
      played(eb, 'won').as('won'),
      played(eb, 'lost').as('lost'),
      played(eb, 'drawn').as('drawn'),
    ])
    .where('orders.status', '=', 'completed')
    .where('orders.service', 'in', ['elo-boost', 'duo-boost'])
    .orderBy('orders.closed_at', 'desc')
    .orderBy('orders.id')
}

function played(eb: ExpressionBuilder<Schema, 'orders'>, result: Result) {
  return eb
    .selectFrom('order_games')
    .select((part) => part.fn.countAll<number>().as('count'))
    .whereRef('order_games.order_id', '=', 'orders.id')
    .where('order_games.result', '=', result)
    .where('order_games.struck_at', 'is', null)
}
