import { listOrdersOf } from '#server/orders/order/order-store.ts'
import { boosterOf, customerOf, rowView } from '#server/orders/order/order-view.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import { requirePerson } from './require-person.ts'

type Asked = { as: 'customer' | 'booster'; page: number; size: number }

/** A page of the orders that a person placed, or that they play or played. */
export async function listPersonOrders(db: Db, userId: string, { as, page, size }: Asked) {
  await requirePerson(db, userId)
  const { rows, total } = await listOrdersOf(db, { personId: userId, as, page, size })
  const items = rows.map((row) => ({ ...rowView(row), customer: customerOf(row), booster: boosterOf(row) }))
  return pageOf(items, page, total, size)
}
