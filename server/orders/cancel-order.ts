import type { z } from 'zod'
import type { cancelOrder as call } from '#contract/orders.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { isGuest } from '../users/user-store.ts'
import { transaction } from '../work.ts'
import { advanceOrder } from './kernel/advance-order.ts'
import { lockOrderFor } from './kernel/lock-order.ts'

/** Cancels an order for its customer or for staff. */
export async function cancelOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  { refund_to, reason }: z.output<typeof call.body>,
): Promise<void> {
  await transaction(services, async (work) => {
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    // A guest's balance depends on a cookie, so a guest is refunded the way they paid.
    if (refund_to === 'balance' && (await isGuest(work.tx, order.customer_id)))
      throw new AppError('bad_params', [{ field: 'refund_to', code: 'bad_params' }])
    const step = { action: 'cancel', actor, actorId: caller.id, reason, refundTo: refund_to } as const
    await advanceOrder(work, order, step)
  })
}
