import { dropUse } from '../coupons/coupon-uses.ts'
import type { Caller } from '../http/route.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { levelDiscounts } from '../orders/kernel/order-terms.ts'
import type { Services } from '../services.ts'
import { repriceOrder } from './reprice-order.ts'

/** Removes the coupon from an unpaid order; an order without one stays as it is. */
export function removeCoupon(services: Services, caller: Caller, orderId: string): Promise<OrderRow> {
  return repriceOrder(services, caller, orderId, async (work, order) => {
    await dropUse(work.tx, orderId)
    return levelDiscounts(order)
  })
}
