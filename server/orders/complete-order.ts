import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { advanceOrder } from './kernel/advance-order.ts'
import { lockOrderFor } from './kernel/lock-order.ts'

/** Accepts a result, on behalf of the customer or staff. */
export async function completeOrder(services: Services, caller: Caller, orderId: string): Promise<void> {
  await transaction(services, async (work) => {
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    await advanceOrder(work, order, { action: 'complete', actor, actorId: caller.id })
  })
}
