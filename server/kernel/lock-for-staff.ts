import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockOrderFor } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import { findWorkers } from './order-row-store.ts'

/**
 * Locks an order for staff who decide about its money. Its customer and its boosters aren't staff on it, and neither are
 * those who have handed it on: their share depends on it (`own_affair`).
 */
export async function lockForStaff(tx: Tx, caller: Caller, orderId: string): Promise<OrderRow> {
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'admin') throw new AppError('order_state_changed')
  if ((await findWorkers(tx, orderId)).includes(caller.id)) throw new AppError('own_affair')
  return order
}
