import { needsAccount } from '#core/orders/kinds.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { OrderColumns } from '#server/kernel/order-row-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findCredentials } from '../vault/credential-store.ts'
import { closeDisputeRow, type DisputeRow } from './dispute-store.ts'

/** The person who opened the dispute withdraws it, and the order goes on as before. */
export async function withdrawDispute(work: Work, caller: Caller, orderId: string): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (order.disputed_by === null || order.disputed_by !== actor) throw new AppError('order_state_changed')
  const closing = { outcome: 'withdrawn', closed_at: work.now, closed_by: caller.id } as const
  const dispute = await closeDisputeRow(work.tx, orderId, closing)
  if (!dispute || dispute.appeal_of) throw new AppError('order_state_changed')
  const set = await goingOn(work, order, dispute)
  await recordDeed(work, order, { action: 'withdraw_dispute', actor, actorId: caller.id, set })
}

/** The columns of an order whose dispute is over: a booster at work continues, unless it was paused or has no login. */
export async function goingOn(
  { tx }: Work,
  order: OrderRow,
  { was_paused }: DisputeRow,
): Promise<OrderColumns> {
  if (order.status !== 'boosting') return { disputed_by: null }
  const lacksLogin = needsAccount(order.config) && !(await findCredentials(tx, order.id))
  return { disputed_by: null, paused: was_paused || lacksLogin }
}

/** A bank took back the money of a settled order: its word is final, so staff have nothing to decide. */
export async function endChargedBack({ tx, now }: Work, { before, after }: OrderChange): Promise<void> {
  if (before.disputed_by === after.disputed_by) return
  await closeDisputeRow(tx, after.id, { outcome: 'charged_back', closed_at: now, closed_by: null })
}

/** The customer accepts the result after all: that withdraws their dispute. */
export async function withdrawAccepted({ tx, now }: Work, { after, actorId }: OrderChange): Promise<void> {
  await closeDisputeRow(tx, after.id, { outcome: 'withdrawn', closed_at: now, closed_by: actorId })
}
