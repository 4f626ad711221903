import { transaction } from '../db.ts'
import type { Services } from '../services.ts'
import { lockOrder } from './advance-order.ts'
import { closeCancelled } from './cancel-order.ts'
import { dueOrders } from './due-orders.ts'

/** An order that nobody paid within this time is cancelled (domain 3). */
const unpaidMs = 48 * 3_600_000

/** Cancels what was not paid in time; returns how many. */
export function cancelUnpaidOrders(services: Services): Promise<number> {
  const before = new Date(services.now().getTime() - unpaidMs)
  return dueOrders(services, 'not_paid', 'created_at', before, (id) =>
    transaction(services.db, async (tx, afterCommit) => {
      const order = await lockOrder(tx, id)
      if (order.status !== 'not_paid') return false
      await closeCancelled(services, tx, afterCommit, order, { actor: 'time', actorId: null, to: 'balance' })
      return true
    }),
  )
}
