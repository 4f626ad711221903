import type { NotForMeReason } from '#core/orders/not-for-me.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deleteDeclined, insertDeclined } from './declined-store.ts'
import { findOpenNamed } from './named-store.ts'
import { openWave } from './open-wave.ts'

/**
 * A booster takes a waiting order off their board. It answers the offer: when everyone who was asked has answered, the
 * next wave opens at once. It never counts in their turn.
 */
export async function hideOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  reason: NotForMeReason | null,
): Promise<void> {
  const { order, beganAt } = await lockWaiting(work, orderId)
  const row = { order_id: orderId, began_at: beganAt, booster_id: caller.id, reason, at: work.now }
  await insertDeclined(work.tx, row)
  if (order.disputed_by !== null || order.frozen_at !== null) return
  if ((await openWave(work, order)) !== null)
    await recordDeed(work, order, { action: 'open_wave', actor: 'time', actorId: null })
}

/** The booster wants to see the order after all, and can be asked for it again. */
export async function showOrder(work: Work, caller: Caller, orderId: string): Promise<void> {
  await lockWaiting(work, orderId)
  await deleteDeclined(work.tx, orderId, caller.id)
}

/** A waiting order of everyone's board: one for a coach or a named booster has its own answer. */
async function lockWaiting({ tx }: Work, orderId: string): Promise<{ order: OrderRow; beganAt: Date }> {
  const order = await lockOrder(tx, orderId)
  const { status, searching_at: beganAt, coach_id } = order
  if (status !== 'waiting_for_booster' || !beganAt || coach_id || (await findOpenNamed(tx, orderId)))
    throw new AppError('order_not_available')
  return { order, beganAt }
}
