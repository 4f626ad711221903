import type { z } from 'zod'
import type { appealDecision as call } from '#contract/disputes.ts'
import { canAppeal } from '#core/orders/disputes.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { disputable } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { decidersLeft } from './deciders-left.ts'
import { findDecision, insertDispute, insertPictures } from './dispute-store.ts'
import { kept } from './kept.ts'
import { takePictures } from './take-pictures.ts'

/**
 * Customer or booster ask for a second look at a decision: a dispute of its own that freezes the order's shares again.
 * The first of the two who asks opens it, and the other answers in it.
 */
export async function appealDecision(
  work: Work,
  caller: Caller,
  orderId: string,
  { reason, picture_ids }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if ((actor !== 'customer' && actor !== 'booster') || !canAppeal(disputable(order), actor, now))
    throw new AppError('order_state_changed')
  const decision = await findDecision(tx, orderId)
  if (!decision) throw new AppError('dispute_not_found')
  // An appeal's decision is final even on a clock that was set back.
  if (decision.appeal_of) throw new AppError('order_state_changed')
  const pictureIds = await takePictures(tx, { orderId, by: caller.id, fileIds: picture_ids })
  const said = kept(reason)
  const appealId = await insertDispute(tx, {
    order_id: orderId,
    opened_by: caller.id,
    opened_as: actor,
    opened_at: now,
    kind: decision.kind,
    reason: said.text,
    original: said.original,
    appeal_of: decision.id,
  })
  if (!appealId) throw new AppError('order_state_changed')
  await insertPictures(tx, appealId, pictureIds)
  const set = { disputed_by: actor }
  await recordDeed(work, order, { action: 'appeal', actor, actorId: caller.id, reason: said.text, set })
  const params = { order_id: orderId, number: order.number }
  await notifyAll(work, await decidersLeft(tx, orderId), { code: 'dispute_appeal_waits', params })
}
