import { randomBytes } from 'node:crypto'
import { canBeTracked } from '#core/orders/visibility.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deleteTrackingLink, insertTrackingLink } from './tracking-store.ts'

/** The token of the order's link, for its customer; created if there is none. */
export async function openTrackingLink(services: Services, caller: Caller, orderId: string): Promise<string> {
  return transaction(services, async ({ tx, now }) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    if (actor !== 'customer' || !canBeTracked(order)) throw new AppError('order_state_changed')
    const token = randomBytes(32).toString('base64url')
    return insertTrackingLink(tx, { order_id: orderId, token, created_at: now })
  })
}

/** Revokes it, whatever the order's status; staff can too, when it was shared by mistake. */
export async function closeTrackingLink(work: Work, caller: Caller, orderId: string): Promise<void> {
  const { tx } = work
  const { actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'customer' && actor !== 'admin') throw new AppError('order_not_found')
  await deleteTrackingLink(tx, orderId)
}
