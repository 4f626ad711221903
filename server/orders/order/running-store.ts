import { mostClimbs, runningStatuses } from '#core/orders/my-orders.ts'
import { selectRows } from '#server/kernel/listed-order-store.ts'
import { logColumns } from '#server/kernel/progress-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { countFew } from './order-list-store.ts'
import { ofCustomer } from './order-store.ts'

/** A customer's running orders with everything that was recorded: results to check first, then what is played, then what waits. */
export function listRunning(db: Db, customerId: string) {
  return selectRows(db)
    .select(logColumns)
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'in', runningStatuses)
    .orderBy('orders.finished_at', (order) => order.asc().nullsLast())
    .orderBy('orders.claimed_at', (order) => order.asc().nullsLast())
    .orderBy('orders.searching_at')
    .orderBy('orders.id')
    .limit(mostClimbs)
    .execute()
}

/** How many orders of a customer run, and how many there are, as far as a list is counted each time. */
export async function countOrders(db: Db, customerId: string): Promise<{ running: number; orders: number }> {
  const all = ofCustomer(customerId)
  const { running, orders } = await db
    .selectNoFrom([
      countFew(db, (eb) => eb.and([all(eb), eb('orders.status', 'in', runningStatuses)])).as('running'),
      countFew(db, all).as('orders'),
    ])
    .executeTakeFirstOrThrow()
  return { running: Number(running), orders: Number(orders) }
}
