import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** Accepts a result, on behalf of the customer or staff. */
export async function completeOrder(services: Services, caller: Caller, orderId: string): Promise<void> {
  await transaction(services, async (work) => {
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    await advanceOrder(work, order, { action: 'complete', actor, actorId: caller.id })
  })
}
