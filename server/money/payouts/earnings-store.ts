import { sql } from 'kysely'
import type { Db } from '#server/platform/db/pool.ts'

/**
 * Every share of a booster, light: what a settled order left them, released or not, and the orders whose result is being
 * checked. An order that a record contradicts can leave a booster no share.
 */
export function findShares(db: Db, boosterId: string) {
  return db
    .selectFrom('held_shares as share')
    .innerJoin('orders', 'orders.id', 'share.order_id')
    .select(['orders.id', 'orders.game', 'orders.closed_at', 'orders.claimed_at', 'orders.finished_at'])
    .select(['orders.total', 'orders.shares_held', 'share.amount', 'share.due_at', 'share.released_at'])
    .select(sql<number>`(orders.quote -> 'estimate' ->> 'daysTo')::int`.as('days_to'))
    .select((eb) => [
      eb
        .and([eb('orders.status', '=', 'completed'), eb('orders.booster_id', '=', boosterId)])
        .$castTo<boolean>()
        .as('completed'),
      eb
        .exists(
          eb
            .selectFrom('held_shares as other')
            .select('other.order_id')
            .whereRef('other.order_id', '=', 'orders.id')
            .where('other.booster_id', '!=', boosterId),
        )
        .$castTo<boolean>()
        .as('shared'),
    ])
    .where('share.booster_id', '=', boosterId)
    .execute()
}

/** Orders of a booster whose result is being checked, with what their shares are computed from. */
export function findChecked(db: Db, boosterId: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('booster_id', '=', boosterId)
    .where('status', '=', 'verification_required')
    .execute()
}

/** What the rows of a page show of their orders. */
export function findEarnedOrders(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .select(['orders.id', 'orders.number', 'orders.config', 'orders.booster_id', 'orders.finished_at'])
    .select(['orders.shares_held', 'orders.quote', 'customer.demo'])
    .where('orders.id', 'in', ids)
    .execute()
}
