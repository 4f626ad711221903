import { transaction } from '../db.ts'
import type { Services } from '../services.ts'
import { lockOrder } from './advance-order.ts'
import { closeCompleted } from './complete-order.ts'
import { dueOrders } from './due-orders.ts'
import { checkMs } from './order-view.ts'

/** Accepts the results that nobody objected to in time; returns how many. */
export function completeDueOrders(services: Services): Promise<number> {
  const before = new Date(services.now().getTime() - checkMs)
  return dueOrders(services, 'verification_required', 'finished_at', before, (id) =>
    transaction(services.db, async (tx, afterCommit) => {
      const order = await lockOrder(tx, id)
      // It may have been sent back and finished anew since the list was read.
      const due = order.finished_at !== null && order.finished_at <= before
      if (order.status !== 'verification_required' || !due) return false
      await closeCompleted(services, tx, afterCommit, order, { actor: 'time', actorId: null })
      return true
    }),
  )
}
