import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { Services } from '../services.ts'

const atOnce = 100

/**
 * Lets time act on every order that has been in a status since before an instant; returns for how many it did.
 * One that fails is logged and does not keep the others waiting.
 */
export async function dueOrders(
  { db, log }: Services,
  status: OrderStatus,
  since: 'created_at' | 'finished_at' | 'searching_at',
  before: Date,
  act: (orderId: string) => Promise<boolean>,
  { coaching = false } = {},
): Promise<number> {
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', status)
    .where(since, '<=', before)
    .$if(coaching, (query) => query.where('coach_id', 'is not', null))
    .orderBy('created_at')
    .limit(atOnce)
    .execute()
  let done = 0
  for (const { id } of due) {
    try {
      if (await act(id)) done++
    } catch (error) {
      log.error({ err: error, order_id: id }, `an order in ${status} could not be moved on by time`)
    }
  }
  return done
}
