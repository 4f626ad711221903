import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

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

/** Tips of a booster by order: the ledger's entries begin with the order's id. */
export async function findTips(db: Db, boosterId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_accounts as account')
    .innerJoin('ledger_lines as line', 'line.account_id', 'account.id')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select([sql<string>`split_part(entry.business_ref, ':', 1)`.as('order_id'), 'line.amount'])
    .where('account.owner_id', '=', boosterId)
    .where('account.kind', 'in', ['booster_payable', 'booster_pending'])
    .where('entry.kind', '=', 'tip_paid')
    .where('line.amount', '>', 0)
    .execute()
  const tips = new Map<string, number>()
  for (const { order_id, amount } of rows) tips.set(order_id, (tips.get(order_id) ?? 0) + amount)
  return tips
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
