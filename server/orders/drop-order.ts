import { transaction } from '../db.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { advanceOrder } from './advance-order.ts'
import { alertBoosters } from './alert-boosters.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'

/**
 * Gives a climb back to the board. Whoever had it may not take it again; what they earned is told by the games that
 * they recorded, and paid when the order is settled.
 */
export async function dropOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    const step = { orderId, action: 'drop', actor, actorId: caller.id, reason, locked: order } as const
    const waiting = await advanceOrder(services, tx, afterCommit, step)
    if (order.booster_id)
      await tx
        .insertInto('order_blocks')
        .values({ order_id: orderId, booster_id: order.booster_id })
        .onConflict((oc) => oc.doNothing())
        .execute()
    if (order.coach_id) await tx.deleteFrom('order_sessions').where('order_id', '=', orderId).execute()
    const news = order.coach_id ? 'coach_declined' : 'order_dropped'
    await notifyParties(services, tx, afterCommit, order, news, caller.id)
    await alertBoosters(services, tx, afterCommit, waiting)
  })
}
