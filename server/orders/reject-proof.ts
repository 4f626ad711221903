import { transaction } from '../db.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { advanceOrder } from './advance-order.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'

/** Staff send a finished climb back to its booster; the reason stands in the timeline. */
export async function rejectProof(
  services: Services,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    const step = { orderId, action: 'reject', actor, actorId: caller.id, reason, locked: order } as const
    const rejected = await advanceOrder(services, tx, afterCommit, step)
    await notifyParties(services, tx, afterCommit, rejected, 'proof_rejected', caller.id)
  })
}
