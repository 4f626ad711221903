import { type Insertable, sql } from 'kysely'
import type { GameId } from '#core/games/game.ts'
import type { FreeSlot } from '#core/orders/coaching.ts'
import { freeOf } from '#core/orders/teaching-hours.ts'
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

type Offer = { game: GameId; hourly: number; free: FreeSlot[]; time_zone: string; completed: number }

/** A booster's open offers to coach, with the hours that they teach, or else those that the offer names. */
export async function findCoaching(db: Db, boosterId: string): Promise<Offer[]> {
  const rows = await db
    .selectFrom('coach_offers')
    .leftJoin('teaching_hours', 'teaching_hours.booster_id', 'coach_offers.booster_id')
    .select(['game', 'hourly', 'free', 'coach_offers.time_zone', 'spans', 'teaching_hours.time_zone as zone'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select((part) => part.fn.countAll<number>().as('count'))
        .whereRef('orders.coach_id', '=', 'coach_offers.booster_id')
        .whereRef('orders.game', '=', 'coach_offers.game')
        .where('orders.status', '=', 'completed')
        .as('completed'),
    )
    .where('coach_offers.booster_id', '=', boosterId)
    .where('active', '=', true)
    .orderBy('hourly')
    .orderBy('game')
    .execute()
  return rows.map(({ spans, zone, completed, ...offer }) => ({
    ...offer,
    ...(spans && zone && { free: freeOf(spans), time_zone: zone }),
    completed: completed ?? 0,
  }))
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
    .where('orders.status', 'in', ['boosting', 'waiting_for_booster'])
    .where('lesson.agreed_at', '>', from)
    .where('lesson.agreed_at', '<', to)
    .execute()
}
