import { type FlagAction, flagActionFor } from '#core/orders/lifecycle.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { recordedActor } from './advance-order.ts'
import { announceChange } from './announce-change.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'

/** Pauses a climb or goes on with it: a flag beside the status, with an event like every step. */
export async function pauseOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  action: FlagAction,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    if (flagActionFor(order.status, order.paused, actor) !== action) throw new AppError('order_state_changed')
    const paused = action === 'pause'
    await tx.updateTable('orders').set({ paused }).where('id', '=', orderId).execute()
    await tx
      .insertInto('order_events')
      .values({
        order_id: orderId,
        at: services.now(),
        actor: recordedActor(actor),
        actor_id: caller.id,
        action,
        from_status: order.status,
        to_status: order.status,
      })
      .execute()
    if (actor === 'admin')
      await recordAudit(
        tx,
        { actorId: caller.id, operation: action, subject: `order ${orderId}`, detail: {} },
        services.now(),
      )
    announceChange(services, afterCommit, order)
    await notifyParties(
      services,
      tx,
      afterCommit,
      order,
      paused ? 'order_paused' : 'order_resumed',
      caller.id,
    )
  })
}
