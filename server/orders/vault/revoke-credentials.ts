import { flagActionFor } from '#core/orders/lifecycle.ts'
import { canChangeCredentials } from '#core/orders/visibility.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deleteCredentials, recordCredentials } from './credential-store.ts'

/**
 * The customer revokes the login, at any time: an order that waits for a booster leaves the board until there is a
 * new login, and one in progress is paused.
 */
export async function revokeCredentials(work: Work, caller: Caller, orderId: string): Promise<void> {
  const { order } = await lockOrderFor(work.tx, caller, orderId)
  // Someone who can't change it is only informed that nothing was found.
  if (!canChangeCredentials(caller, partiesOf(order)) || !(await deleteCredentials(work.tx, orderId)))
    throw new AppError('order_credentials_not_found')
  await recordCredentials(work.tx, orderId, 'revoked', caller.id, work.now)
  const by = { actor: 'customer', actorId: caller.id } as const
  if (order.status === 'waiting_for_booster') {
    await advanceOrder(work, order, { action: 'revoke_credentials', ...by })
    return
  }
  const after = await recordDeed(work, order, { action: 'revoke_credentials', ...by })
  if (flagActionFor(order.status, order.paused, 'customer') === 'pause')
    await recordDeed(work, after, { action: 'pause', ...by, set: { paused: true } })
}
