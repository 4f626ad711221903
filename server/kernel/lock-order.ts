import type { ExpressionBuilder } from 'kysely'
import type { Actor } from '#core/orders/lifecycle.ts'
import { actorOn } from '#core/orders/visibility.ts'
import { holds } from '#core/people/permissions.ts'
import type { Schema } from '#db/schema.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type OrderRow, partiesOf } from './order-row.ts'
import { isOfferedTo, lockRow } from './order-row-store.ts'

/** An order's row, locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  return found(await lockRow(tx, id))
}

/**
 * Locks an order for a person who can see it, and returns the role in which they act; a stranger's order is not
 * found.
 */
export async function lockOrderFor(
  tx: Tx,
  caller: Caller,
  orderId: string,
): Promise<{ order: OrderRow; actor: Actor }> {
  const order = found(await lockRow(tx, orderId, visibleTo(viewer(caller))))
  const actor = actorOn(caller, partiesOf(order))
  if (!actor) throw new AppError('order_not_found')
  return { order, actor }
}

/** Locks an order that its customer has not paid yet. */
export async function lockUnpaid(tx: Tx, customerId: string, orderId: string): Promise<OrderRow> {
  const order = found(await lockRow(tx, orderId, (eb) => eb('customer_id', '=', customerId)))
  if (order.paid_at) throw new AppError('payment_has_already_been_processed')
  if (order.status !== 'not_paid') throw new AppError('order_state_changed')
  return order
}

/** Locks an order for the coach whom its customer chose, or the booster to whom it is offered by name. */
export async function lockForChosen(tx: Tx, chosenId: string, orderId: string): Promise<OrderRow> {
  return found(
    await lockRow(tx, orderId, (eb) => eb.or([eb('coach_id', '=', chosenId), isOfferedTo(eb, chosenId)])),
  )
}

function found(order: OrderRow | undefined): OrderRow {
  if (!order) throw new AppError('order_not_found')
  return order
}

export type Viewer = { id: string; staff: boolean }

export function viewer(caller: Caller): Viewer {
  return { id: caller.id, staff: holds(caller, 'EditOrders') }
}

/** Core's `canSeeOrder` as a condition: an order that the person can't see is not found (trust A2). */
export function visibleTo({ id, staff }: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'orders'>) =>
    eb.or([eb('orders.customer_id', '=', id), eb('orders.booster_id', '=', id), eb.val(staff)])
}
