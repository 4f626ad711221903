import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { OrderPart } from '#core/orders/my-orders.ts'
import type { BoosterNeed } from '#core/orders/silence.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countOrders } from './count-orders.ts'
import { countByStatus, countStaffUnread } from './order-list-store.ts'
import {
  findIdByNumber,
  listCustomerOrders,
  listStateOrders,
  needs,
  ofCustomer,
  type StateSort,
} from './order-store.ts'
import { boosterOf, rowView, staffRowView } from './order-view.ts'

/** A person's orders or a part of them, newest first. */
export async function listMyOrders(
  { db }: Services,
  caller: Caller,
  { page, part }: { page: number; part?: OrderPart | undefined },
) {
  const rows = await listCustomerOrders(db, { customerId: caller.id, part, page })
  const name = `customer ${caller.id} ${part ?? ''}`
  const total = await countOrders(db, name, ofCustomer(caller.id, part), rows[0]?.few ?? undefined)
  const items = rows.map((row) => ({
    ...rowView(row),
    booster: boosterOf(row),
    refunded: row.refunded || null,
  }))
  return pageOf(items, page, total)
}

/** Everyone's orders in one state, for staff, with the number of orders in each state. */
export async function listOrdersByState(
  { db }: Services,
  caller: Caller,
  query: { status: OrderStatus; sort: StateSort; need?: BoosterNeed | undefined; page: number; size: number },
) {
  const { status, need, page, size } = query
  const [rows, counts, total] = await Promise.all([
    listStateOrders(db, query),
    countByStatus(db),
    countOrders(db, `state ${status} ${need ?? ''}`, (eb) =>
      need ? eb.and([eb('status', '=', status), needs(need)(eb)]) : eb('status', '=', status),
    ),
  ])
  const ids = rows.map(({ id }) => id)
  const unread = await countStaffUnread(db, ids, caller.id)
  const items = rows.map((row) => ({ ...staffRowView(row), unread: unread.get(row.id) ?? 0 }))
  return { ...pageOf(items, page, total, size), counts }
}

/** The order with a given number, for staff. */
export async function findOrderByNumber({ db }: Services, number: number) {
  const found = await findIdByNumber(db, number)
  if (!found) throw new AppError('order_not_found')
  return { order_id: found.id }
}
