import { kindOf } from '#core/orders/kinds.ts'
import type { Tx } from '../db/pool.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { lockOrderFor } from '../orders/kernel/lock-order.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'

/**
 * Locks a coaching order in progress for one of its two sides. Both sides' actions queue for this lock, so that the
 * second of two answers to one proposal finds it answered.
 */
export async function lockCoachingFor(
  tx: Tx,
  caller: Caller,
  orderId: string,
): Promise<{ order: OrderRow; side: 'customer' | 'booster' }> {
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  const open = kindOf(order.config).log.of === 'sessions' && order.status === 'boosting' && !order.paused
  if (!open || (actor !== 'customer' && actor !== 'booster')) throw new AppError('order_state_changed')
  return { order, side: actor }
}
