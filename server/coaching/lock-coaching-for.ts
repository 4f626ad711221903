import type { Tx } from '../db.ts'
import { AppError } from '../errors.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'

/**
 * Locks a coaching order that is under way for one of its two sides. Both sides' moves queue for this lock, so that
 * of two answers to one proposal the second finds it answered.
 */
export async function lockCoachingFor(
  tx: Tx,
  caller: Caller,
  orderId: string,
): Promise<{ order: OrderRow; side: 'customer' | 'booster' }> {
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  const open = order.coach_id !== null && order.status === 'boosting' && !order.paused
  if (!open || (actor !== 'customer' && actor !== 'booster')) throw new AppError('order_state_changed')
  return { order, side: actor }
}
