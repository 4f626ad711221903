import type { z } from 'zod'
import type { cancelOrder as call } from '#contract/orders.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { isGuest } from '#server/platform/users/user-store.ts'

/** Cancels an order for its customer or for staff. */
export async function cancelOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  { refund_to, reason, ready }: z.output<typeof call.body>,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  // A guest's balance depends on a cookie, so a guest is refunded the way they paid.
  if (refund_to === 'balance' && (await isGuest(work.tx, order.customer_id)))
    throw new AppError('bad_params', [{ field: 'refund_to', code: 'bad_params' }])
  // The shop's reasons are staff's to give.
  if (ready && actor !== 'admin') throw new AppError('bad_params', [{ field: 'ready', code: 'bad_params' }])
  await advanceOrder(work, order, {
    action: 'cancel',
    actor,
    actorId: caller.id,
    reason,
    ready,
    refundTo: refund_to,
  })
}
