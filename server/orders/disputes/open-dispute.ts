import type { z } from 'zod'
import type { disputeOrder as call } from '#contract/disputes.ts'
import { canDispute, mostDisputes } from '#core/orders/disputes.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { disputable } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countDisputes, insertDispute, insertPictures } from './dispute-store.ts'
import { kept } from './kept.ts'
import { takePictures } from './take-pictures.ts'

/**
 * The customer or staff dispute an order: nothing completes, is paid or refunded until staff decide. An order in
 * progress is paused.
 */
export async function openDispute(
  work: Work,
  caller: Caller,
  orderId: string,
  { kind, reason, picture_ids }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if ((actor !== 'customer' && actor !== 'admin') || !canDispute(disputable(order), actor, now))
    throw new AppError('order_state_changed')
  if ((await countDisputes(tx, orderId)) >= mostDisputes) throw new AppError('too_many_disputes')
  const pictureIds = await takePictures(tx, { orderId, by: caller.id, fileIds: picture_ids })
  const said = kept(reason)
  const disputeId = await insertDispute(tx, {
    order_id: orderId,
    opened_by: caller.id,
    opened_as: actor,
    opened_at: now,
    kind,
    reason: said.text,
    original: said.original,
    was_paused: order.paused,
  })
  if (!disputeId) throw new AppError('order_state_changed')
  await insertPictures(tx, disputeId, pictureIds)
  const set = { disputed_by: actor, paused: order.status === 'boosting' }
  await recordDeed(work, order, { action: 'dispute', actor, actorId: caller.id, reason: said.text, set })
}
