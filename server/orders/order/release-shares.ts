import { lockForStaff } from '#server/kernel/lock-for-staff.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** Staff have reviewed why a closed order's shares were held, and release them unchanged. */
export async function releaseShares(
  work: Work,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  const order = await lockForStaff(work.tx, caller, orderId)
  if (!order.shares_held) throw new AppError('order_state_changed')
  const set = { shares_held: null }
  await recordDeed(work, order, {
    action: 'release_shares',
    actor: 'admin',
    actorId: caller.id,
    reason,
    set,
  })
}
