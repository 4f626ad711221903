import { answerMs } from '#core/orders/coaching.ts'
import { transaction } from '../db.ts'
import { lockOrder } from '../orders/advance-order.ts'
import { closeCancelled } from '../orders/cancel-order.ts'
import { dueOrders } from '../orders/due-orders.ts'
import type { Services } from '../services.ts'

/** Gives the money back for what a coach did not answer in time, declined or gave back; returns how many. */
export function cancelUnansweredCoaching(services: Services): Promise<number> {
  const before = new Date(services.now().getTime() - answerMs)
  const cancel = (id: string) =>
    transaction(services.db, async (tx, afterCommit) => {
      const order = await lockOrder(tx, id)
      // It may have been given back and begun to wait anew since the list was read.
      const due = order.searching_at !== null && order.searching_at <= before
      if (order.status !== 'waiting_for_booster' || !due) return false
      const to = 'payment_method'
      await closeCancelled(services, tx, afterCommit, order, { actor: 'time', actorId: null, to })
      return true
    })
  return dueOrders(services, 'waiting_for_booster', 'searching_at', before, cancel, { coaching: true })
}
