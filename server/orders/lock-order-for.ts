import type { Actor } from '#core/orders/lifecycle.ts'
import { actorOn } from '#core/orders/visibility.ts'
import type { Tx } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../route.ts'
import { type OrderRow, partiesOf } from './order-row.ts'
import { viewer, visibleTo } from './order-store.ts'

/** Locks an order for whoever may see it, and says as whom they act; a stranger's order is not found. */
export async function lockOrderFor(
  tx: Tx,
  caller: Caller,
  orderId: string,
): Promise<{ order: OrderRow; actor: Actor }> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where(visibleTo(viewer(caller)))
    .forUpdate()
    .executeTakeFirst()
  const actor = order && actorOn(caller, partiesOf(order))
  if (!order || !actor) throw new AppError('order_not_found')
  return { order, actor }
}
