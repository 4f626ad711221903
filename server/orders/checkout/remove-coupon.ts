import type { OrderRow } from '#server/kernel/order-row.ts'
import { levelDiscounts } from '#server/kernel/order-terms.ts'
import { dropUse } from '#server/money/coupons/coupon-uses.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { repriceOrder } from './reprice-order.ts'

/** Removes the coupon from an unpaid order; an order without one stays as it is. */
export function removeCoupon(work: Work, caller: Caller, orderId: string): Promise<OrderRow> {
  return repriceOrder(work, caller, orderId, async (order) => {
    await dropUse(work.tx, orderId)
    return levelDiscounts(order)
  })
}
