import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { selectRows } from '#server/kernel/listed-order-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'
import { dueColumns } from './due-store.ts'
import type { OrderCondition } from './order-list-store.ts'

/** A booster's orders that are in progress or await verification. */
export function isActiveOf(boosterId: string): OrderCondition {
  return (eb) =>
    eb.and([eb('booster_id', '=', boosterId), eb('status', 'in', ['boosting', 'verification_required'])])
}

/** A booster's orders that are in progress or await verification, each with its log; the last claimed first. */
export function listActive(db: Db, boosterId: string, { page, now }: { page: number; now: Date }) {
  return selectRows(db)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_games as game')
          .select(['game.booster_id as by', 'game.result', 'game.points', 'game.standing'])
          .select('game.played_at as at')
          .whereRef('game.order_id', '=', 'orders.id')
          .where('game.struck_at', 'is', null)
          .orderBy('game.number'),
      ).as('played'),
      jsonArrayFrom(
        eb
          .selectFrom('session_notes as held')
          .select(['held.hours', 'held.held_at as at'])
          .whereRef('held.order_id', '=', 'orders.id')
          .orderBy('held.number'),
      ).as('held'),
    ])
    .select(dueColumns(now))
    .where('orders.booster_id', '=', boosterId)
    .where('orders.status', 'in', ['boosting', 'verification_required'])
    .orderBy('orders.claimed_at', 'desc')
    .orderBy('orders.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** Every order of a booster on which something is next: those that they have, and closed ones that are disputed. */
export function listDue(db: Db, boosterId: string, { now, limit }: { now: Date; limit: number }) {
  return selectRows(db)
    .select(dueColumns(now))
    .where('orders.booster_id', '=', boosterId)
    .where((eb) =>
      eb.or([
        eb('orders.status', 'in', ['boosting', 'verification_required']),
        eb('orders.disputed_by', 'is not', null),
      ]),
    )
    .orderBy('orders.claimed_at')
    .orderBy('orders.id')
    .limit(limit)
    .execute()
}

/** Whether a booster has, or has had, any order. */
export async function hasOrders(db: Db, boosterId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('booster_id', '=', boosterId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type CompletedPage = {
  boosterId: string
  month: string | undefined
  zone: string
  page: number
  size: number
}

/** The orders that a booster completed, the last claimed first. */
export function listCompleted(db: Db, { boosterId, month, zone, page, size }: CompletedPage) {
  return selectRows(db)
    .where('orders.booster_id', '=', boosterId)
    .where('orders.status', '=', 'completed')
    .$if(month !== undefined, (query) => query.where(closedIn(zone), '=', month ?? ''))
    .orderBy('orders.claimed_at', 'desc')
    .orderBy('orders.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

/** Each month of a time zone in which a booster completed orders, newest first, with their number. */
export function monthsOf(db: Db, boosterId: string, zone: string) {
  return db
    .selectFrom('orders')
    .select((eb) => [closedIn(zone).as('month'), eb.fn.countAll<number>().as('orders')])
    .where('orders.booster_id', '=', boosterId)
    .where('orders.status', '=', 'completed')
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
}

const closedIn = (zone: string) =>
  sql<string>`to_char(orders.closed_at at time zone ${zone}::text, 'YYYY-MM')`
