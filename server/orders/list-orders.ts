import type { ExpressionBuilder } from 'kysely'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { Schema } from '#db/schema.ts'
import { pageOf } from '../http/pages.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { countOrders } from './count-orders.ts'
import { listBoosterOrders, listCustomerOrders, listStateOrders } from './order-store.ts'
import { boosterOf, customerOf, rowView } from './order-view.ts'

/** The orders that somebody placed, newest first. */
export async function listMyOrders({ db }: Services, caller: Caller, page: number) {
  const rows = await listCustomerOrders(db, caller.id, page)
  const mine = (eb: ExpressionBuilder<Schema, 'orders'>) => eb('customer_id', '=', caller.id)
  const total = await countOrders(db, `customer ${caller.id}`, mine, rows[0]?.few ?? undefined)
  return pageOf(rows.map(rowView), page, total)
}

/** The orders that a booster holds, or has finished, with what they earned by each; the last claimed first. */
export async function listBoosterClimbs(
  { db }: Services,
  caller: Caller,
  statuses: readonly OrderStatus[],
  page: number,
) {
  const [rows, total] = await Promise.all([
    listBoosterOrders(db, caller.id, statuses, page),
    countOrders(db, `booster ${caller.id} ${statuses}`, (eb) =>
      eb.and([eb('booster_id', '=', caller.id), eb('status', 'in', statuses)]),
    ),
  ])
  const items = rows.map((row) => ({ ...rowView(row), pay: row.pay }))
  return pageOf(items, page, total)
}

/** Everybody's orders in one state, newest first, for staff. */
export async function listOrdersByState({ db }: Services, state: OrderStatus, page: number) {
  const [rows, total] = await Promise.all([
    listStateOrders(db, state, page),
    countOrders(db, `state ${state}`, (eb) => eb('status', '=', state)),
  ])
  const items = rows.map((row) => ({ ...rowView(row), customer: customerOf(row), booster: boosterOf(row) }))
  return pageOf(items, page, total)
}
