import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { advanceOrder } from './kernel/advance-order.ts'
import { lockOrderFor } from './kernel/lock-order.ts'

/** Staff send a result back to its booster; the timeline shows the reason. */
export async function rejectProof(
  services: Services,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  await transaction(services, async (work) => {
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    await advanceOrder(work, order, { action: 'reject', actor, actorId: caller.id, reason })
  })
}
