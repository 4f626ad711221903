import { type OrderStatus, orderStatuses } from '#core/orders/lifecycle.ts'
import type { OrderPart } from '#core/orders/my-orders.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findHandling, findKnownTags } from '../handling/handling-store.ts'
import { countOrders } from './count-orders.ts'
import { countByStatus, countStaffUnread } from './order-list-store.ts'
import {
  findIdByNumber,
  inState,
  listCustomerOrders,
  listStateOrders,
  ofCustomer,
  type StateFilter,
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

type StateQuery = StateFilter & { status: OrderStatus; sort: StateSort; page: number; size: number }

/** Everyone's orders in one state, for staff, with the number of orders in each state. */
export async function listOrdersByState(services: Services, caller: Caller, query: StateQuery) {
  const { db, now } = services
  const { status, sort: _, page, size, ...filter } = query
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const counts = await countStates(db)
  const [rows, total] = await Promise.all([
    listStateOrders(db, { ...query, now: now() }),
    isFiltered ? countInState(services, status, filter) : counts[status],
  ])
  const ids = rows.map(({ id }) => id)
  const unread = await countStaffUnread(db, ids, caller.id)
  const handling = await findHandling(db, ids, caller.id)
  const items = rows.map((row) => ({
    ...staffRowView(row, handling.get(row.id)),
    unread: unread.get(row.id) ?? 0,
  }))
  return { ...pageOf(items, page, total, size), counts, known_tags: await findKnownTags(db) }
}

/** How many orders with one status a filter leaves. */
export function countInState(
  { db, now }: Services,
  status: OrderStatus,
  { game, server, booster, need, late, assignee, tag }: StateFilter,
): Promise<number> {
  const filter = { game, server, booster, need, late, assignee, tag }
  const name = `state ${status} ${JSON.stringify(filter)}`
  return countOrders(db, name, inState(status, filter, now()))
}

/** How many orders are in each state; those of a long list are counted at most once a minute. */
export async function countStates(db: Db): Promise<Record<OrderStatus, number>> {
  const few = await countByStatus(db)
  const exact = orderStatuses.map(async (status) => {
    const all = await countOrders(db, `state ${status}`, (eb) => eb('status', '=', status), few[status])
    return [status, all] as const
  })
  return Object.fromEntries(await Promise.all(exact)) as Record<OrderStatus, number>
}

/** The order with a given number, for staff. */
export async function findOrderByNumber({ db }: Services, number: number) {
  const found = await findIdByNumber(db, number)
  if (!found) throw new AppError('order_not_found')
  return { order_id: found.id }
}
