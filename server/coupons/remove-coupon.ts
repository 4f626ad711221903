import type { OrderRow } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { dropUse } from './coupon-uses.ts'
import { levelDiscounts } from './level-discounts.ts'
import { repriceOrder } from './reprice-order.ts'

/** Takes the coupon off an unpaid order; nothing changes for one without. */
export function removeCoupon(services: Services, caller: Caller, orderId: string): Promise<OrderRow> {
  return repriceOrder(services, caller, orderId, async (tx, order) => {
    await dropUse(tx, orderId)
    return levelDiscounts(order.quote)
  })
}
