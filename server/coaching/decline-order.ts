import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import { notify } from '../notifications/notify.ts'
import { announceChange } from '../orders/announce-change.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { recordEvent } from './record-event.ts'

/**
 * A coach says no. The order's status stays as it is, since where the money goes is for its customer to say; whoever
 * says nothing has it back when the time for an answer is over.
 */
export async function declineOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .where('coach_id', '=', caller.id)
      .forUpdate()
      .executeTakeFirst()
    if (!order) throw new AppError('order_not_found')
    if (order.status !== 'waiting_for_booster') throw new AppError('order_state_changed')
    const block = await tx
      .insertInto('order_blocks')
      .values({ order_id: orderId, booster_id: caller.id })
      .onConflict((oc) => oc.doNothing())
      .returning('order_id')
      .executeTakeFirst()
    if (!block) throw new AppError('order_state_changed')
    await recordEvent(tx, order, {
      at: services.now(),
      actor: 'booster',
      actorId: caller.id,
      action: 'decline',
      reason,
    })
    announceChange(services, afterCommit, order)
    afterCommit(() => services.realtime.toUser(caller.id, 'order_taken', { order_id: orderId }))
    await notify(services, tx, afterCommit, {
      userId: order.customer_id,
      code: 'coach_declined',
      params: { order_id: orderId, number: order.number },
    })
    await queueOrderMail(services, tx, order, 'coach_declined')
  })
}
