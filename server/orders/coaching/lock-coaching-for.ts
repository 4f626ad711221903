import { kindOf } from '#core/orders/kinds.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

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
  const open = kindOf(order.config).log.of === 'lessons' && order.status === 'boosting' && !order.paused
  if (!open || (actor !== 'customer' && actor !== 'booster')) throw new AppError('order_state_changed')
  return { order, side: actor }
}
