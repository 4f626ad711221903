import type { z } from 'zod'
import type { rejectProof as call } from '#contract/order-staff.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { refuseDecided } from './decide-result.ts'

/** Staff send a result back to its booster; the timeline shows the reason. */
export async function rejectProof(
  work: Work,
  caller: Caller,
  orderId: string,
  said: z.output<typeof call.body>,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  await refuseDecided(work.tx, orderId)
  await advanceOrder(work, order, { action: 'reject', actor, actorId: caller.id, ...said })
}
