import { lockForChosen } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findOpenNamed } from '../dispatch/named-store.ts'
import { declineNamed } from '../dispatch/offer-by-name.ts'
import { block } from '../order/block-store.ts'

/**
 * A booster declines an order that is offered to them by name. A coaching order keeps its status, since its customer decides where the money goes. If they don't, it is
 * refunded when the deadline for an answer passes.
 */
export async function declineOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  const order = await lockForChosen(work.tx, caller.id, orderId)
  if (order.status !== 'waiting_for_booster') throw new AppError('order_state_changed')
  const offer = await findOpenNamed(work.tx, orderId)
  if (offer) return void (await declineNamed(work, order, { caller, offer, reason }))
  // The offer by name has ended in the meantime.
  if (order.coach_id !== caller.id || !(await block(work.tx, orderId, caller.id)))
    throw new AppError('order_state_changed')
  await recordDeed(work, order, { action: 'decline', actor: 'booster', actorId: caller.id, reason })
  work.after(() => work.services.realtime.toUser(caller.id, 'order_taken', { order_id: orderId }))
}
