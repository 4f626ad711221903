import { sql } from 'kysely'
import type { OrderConfig } from '#core/choices/order-config.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { Db } from '#server/platform/db/pool.ts'

type Time = { from: Date; to: Date }

/** A coach's orders with a session that is agreed, proposed or being paid for in some time. */
export function findBooked(db: Db, coachId: string, { from, to, now }: Time & { now: Date }) {
  return db
    .selectFrom('orders')
    .innerJoin('order_sessions as session', 'session.order_id', 'orders.id')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('boosters as host', 'host.user_id', 'orders.coach_id')
    .select(['orders.id', 'number', 'game', 'config', 'status', 'paused', 'disputed_by', 'frozen_at'])
    .select(['customer.username', 'agreed_at', 'proposed_at'])
    .select((eb) => eb.fn.coalesce('session.meeting_link', 'host.meeting_link').as('link'))
    .select((eb) =>
      eb
        .selectFrom('session_notes')
        .select((notes) => notes.fn.coalesce(notes.fn.sum<number>('hours'), notes.lit(0)).as('held'))
        .whereRef('session_notes.order_id', '=', 'orders.id')
        .as('held'),
    )
    .where('orders.coach_id', '=', coachId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['boosting', 'waiting_for_booster']),
        eb('status', '=', 'not_paid').and('held_until', '>', now),
      ]),
    )
    .where((eb) => eb.or([eb.between('agreed_at', from, to), eb.between('proposed_at', from, to)]))
    .orderBy('orders.number')
    .execute()
}

export type BookedRow = {
  config: OrderConfig
  status: OrderStatus
} & Awaited<ReturnType<typeof findBooked>>[number]

/** The sessions that a coach held in some time. */
export function findHeld(db: Db, coachId: string, { from, to }: Time) {
  return db
    .selectFrom('session_notes as notes')
    .innerJoin('orders', 'orders.id', 'notes.order_id')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.game',
      'customer.username',
      'notes.hours',
      'notes.held_at',
    ])
    .where('notes.coach_id', '=', coachId)
    .where('orders.coach_id', '=', coachId)
    .where((eb) => eb.between('notes.held_at', from, to))
    .orderBy('notes.held_at')
    .execute()
}

/** What else a coach's calendar shows: when they are away, their usual link, and the zone of their first offer. */
export function findCalendarOwner(db: Db, coachId: string) {
  return db
    .selectFrom('boosters')
    .select(['away_at', 'away_until', 'meeting_link'])
    .select(
      sql<
        string | null
      >`(select time_zone from coach_offers o where o.booster_id = boosters.user_id order by o.game limit 1)`.as(
        'zone',
      ),
    )
    .where('user_id', '=', coachId)
    .executeTakeFirst()
}
