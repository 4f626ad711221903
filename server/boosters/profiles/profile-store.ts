import { type Insertable, sql } from 'kysely'
import type { GameId } from '#core/games/game.ts'
import type { FreeSlot } from '#core/orders/coaching.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** What a booster says about themselves. */
export function findProfile(db: Db, boosterId: string) {
  return db.selectFrom('booster_profiles').selectAll().where('user_id', '=', boosterId).executeTakeFirst()
}

/** Replaces what a booster said before. */
export async function putProfile(tx: Tx, profile: Insertable<Schema['booster_profiles']>): Promise<void> {
  const { user_id, ...columns } = profile
  await tx
    .insertInto('booster_profiles')
    .values({ user_id, ...columns })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(columns))
    .execute()
}

type Offer = { game: GameId; hourly: number; free: FreeSlot[]; time_zone: string }

/** A booster's open offers to coach. */
export function findCoaching(db: Db, boosterId: string): Promise<Offer[]> {
  return db
    .selectFrom('coach_offers')
    .select(['game', 'hourly', 'free', 'time_zone'])
    .where('booster_id', '=', boosterId)
    .where('active', '=', true)
    .orderBy('hourly')
    .orderBy('game')
    .execute()
}

/** The agreed lessons of a coach that end after `from` and begin before `to`. */
export function findTaken(
  db: Db,
  boosterId: string,
  from: Date,
  to: Date,
): Promise<{ at: Date; hours: number }[]> {
  return db
    .selectFrom('orders')
    .innerJoin('order_sessions as lesson', 'lesson.order_id', 'orders.id')
    .select([sql<Date>`lesson.agreed_at`.as('at'), sql<number>`(orders.config ->> 'hours')::int`.as('hours')])
    .where('orders.coach_id', '=', boosterId)
    .where('orders.status', '=', 'boosting')
    .where('lesson.agreed_at', '>', from)
    .where('lesson.agreed_at', '<', to)
    .execute()
}
