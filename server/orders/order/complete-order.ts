import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { refuseDecided } from './decide-result.ts'

/**
 * Accepts a result, on behalf of the customer or staff. Who saw no report accepts none away: one that was opened meanwhile
 * in another tab stays open.
 */
export async function completeOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  sawReport?: boolean,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (sawReport !== undefined && sawReport !== (order.disputed_by !== null))
    throw new AppError('order_state_changed')
  if (actor === 'admin') await refuseDecided(work.tx, orderId)
  await advanceOrder(work, order, { action: 'complete', actor, actorId: caller.id })
}
