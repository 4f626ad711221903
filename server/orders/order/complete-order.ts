import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** Accepts a result, on behalf of the customer or staff. */
export async function completeOrder(work: Work, caller: Caller, orderId: string): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  await advanceOrder(work, order, { action: 'complete', actor, actorId: caller.id })
}
