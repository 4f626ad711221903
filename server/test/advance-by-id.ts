import { advanceOrder, type Step } from '#server/kernel/advance-order.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Work } from '#server/platform/ports/work.ts'

/** Locks an order and takes a step with it. */
export async function advanceById(work: Work, orderId: string, step: Step): Promise<OrderRow> {
  return advanceOrder(work, await lockOrder(work.tx, orderId), step)
}
