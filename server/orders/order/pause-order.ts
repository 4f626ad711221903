import { needsAccount } from '#core/orders/kinds.ts'
import { type FlagAction, flagActionFor } from '#core/orders/lifecycle.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findCredentials } from '../vault/credential-store.ts'

/**
 * Pauses an order or resumes it, which requires its login. Pausing is a flag beside the status, with an event like
 * every step.
 */
export async function pauseOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  action: FlagAction,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (flagActionFor(order.status, order.paused, actor) !== action) throw new AppError('order_state_changed')
  if (action === 'resume' && needsAccount(order.config) && !(await findCredentials(work.tx, orderId)))
    throw new AppError('order_credentials_not_found')
  const set = { paused: action === 'pause' }
  await recordDeed(work, order, { action, actor, actorId: caller.id, set })
}
