import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { block } from '../orders/block-store.ts'
import { lockForCoach } from '../orders/kernel/lock-order.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'

/**
 * A coach declines. The order keeps its status, since its customer decides where the money goes. If they don't, it is
 * refunded when the deadline for an answer passes.
 */
export async function declineOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  await transaction(services, async (work) => {
    const order = await lockForCoach(work.tx, caller.id, orderId)
    if (order.status !== 'waiting_for_booster') throw new AppError('order_state_changed')
    if (!(await block(work.tx, orderId, caller.id))) throw new AppError('order_state_changed')
    await recordDeed(work, order, { action: 'decline', actor: 'booster', actorId: caller.id, reason })
    work.after(() => services.realtime.toUser(caller.id, 'order_taken', { order_id: orderId }))
  })
}
