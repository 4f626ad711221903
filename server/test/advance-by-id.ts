import { advanceOrder, type Step } from '../orders/kernel/advance-order.ts'
import { lockOrder } from '../orders/kernel/lock-order.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import type { Work } from '../work.ts'

/** Locks an order and takes a step with it. */
export async function advanceById(work: Work, orderId: string, step: Step): Promise<OrderRow> {
  return advanceOrder(work, await lockOrder(work.tx, orderId), step)
}
