import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/pool.ts'
import { pageSize } from '../http/pages.ts'
import type { OrderCondition } from './order-list-store.ts'
import { selectRows } from './order-store.ts'

/** A booster's orders that are in progress or await verification. */
export function isActiveOf(boosterId: string): OrderCondition {
  return (eb) =>
    eb.and([eb('booster_id', '=', boosterId), eb('status', 'in', ['boosting', 'verification_required'])])
}

/** A booster's orders that are in progress or await verification, each with its log; the last claimed first. */
export function listActive(db: Db, boosterId: string, page: number) {
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
    .where('orders.booster_id', '=', boosterId)
    .where('orders.status', 'in', ['boosting', 'verification_required'])
    .orderBy('orders.claimed_at', 'desc')
    .orderBy('orders.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

type CompletedPage = {
  boosterId: string
  month: string | undefined
  zone: string
  page: number
  size: number
}

/**
 * Includes what the booster earned with each, which is less than its whole share if another booster played a part of
 * it.
 */
export function listCompleted(db: Db, { boosterId, month, zone, page, size }: CompletedPage) {
  return selectRows(db)
    .leftJoin('held_shares as share', (join) =>
      join.onRef('share.order_id', '=', 'orders.id').onRef('share.booster_id', '=', 'orders.booster_id'),
    )
    .select((eb) => eb.fn.coalesce('share.amount', eb.lit(0)).as('pay'))
    .select(['share.due_at', 'share.released_at'])
    .where('orders.booster_id', '=', boosterId)
    .where('orders.status', '=', 'completed')
    .$if(month !== undefined, (query) => query.where(closedIn(zone), '=', month ?? ''))
    .orderBy('orders.claimed_at', 'desc')
    .orderBy('orders.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

export type CompletedOrder = Awaited<ReturnType<typeof listCompleted>>[number]

/** Each month of a time zone in which a booster's orders closed, newest first, with what they earned. */
export function monthsOf(db: Db, boosterId: string, zone: string) {
  return db
    .selectFrom('orders')
    .leftJoin('held_shares as share', (join) =>
      join.onRef('share.order_id', '=', 'orders.id').onRef('share.booster_id', '=', 'orders.booster_id'),
    )
    .select((eb) => [
      closedIn(zone).as('month'),
      eb.fn.countAll<number>().as('orders'),
      sql<number>`coalesce(sum(share.amount), 0)::int`.as('earned'),
    ])
    .where('orders.booster_id', '=', boosterId)
    .where('orders.status', '=', 'completed')
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
}

const closedIn = (zone: string) =>
  sql<string>`to_char(orders.closed_at at time zone ${zone}::text, 'YYYY-MM')`
