import type { z } from 'zod'
import type { disputeOrder as call } from '#contract/orders.ts'
import { takePicture } from '../files/file-store.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { openDispute } from './dispute-store.ts'
import { lockOrderFor } from './kernel/lock-order.ts'
import { recordDeed } from './kernel/record-deed.ts'

/** The customer disputes a result, so it no longer completes automatically. */
export async function disputeOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  { reason, picture_ids }: z.output<typeof call.body>,
): Promise<void> {
  await transaction(services, async (work) => {
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    if (actor !== 'customer' || order.status !== 'verification_required')
      throw new AppError('order_state_changed')
    const pictureIds = [...new Set(picture_ids)]
    for (const fileId of pictureIds)
      if (!(await takePicture(work.tx, { orderId, fileId, by: caller.id }))) throw new AppError('not_found')
    if (!(await openDispute(work.tx, { orderId, by: caller.id, at: work.now, reason, pictureIds })))
      throw new AppError('order_state_changed')
    await recordDeed(work, order, { action: 'dispute', actor, actorId: caller.id, reason })
  })
}
