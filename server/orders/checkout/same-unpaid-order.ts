import type { Insertable } from 'kysely'
import { listPrice } from '#core/prices/discounts.ts'
import type { Schema } from '#db/schema.ts'
import type { UnpaidOrder } from '../order/order-list-store.ts'
import { canonical } from '../quotes/quote-seal.ts'

/**
 * The order that a customer has already created: someone who goes back from the checkout and continues again wants
 * one climb and one reminder. Its price before discounts must equal the price shown now; its coupon stays.
 */
export function sameUnpaidOrder(
  unpaid: readonly UnpaidOrder[],
  { customer_id, config, quote }: Insertable<Schema['orders']>,
): UnpaidOrder | undefined {
  const wanted = canonical(JSON.parse(config))
  const price = listPrice(JSON.parse(quote))
  return unpaid.find(
    (order) =>
      order.customer_id === customer_id &&
      canonical(order.config) === wanted &&
      listPrice(order.quote) === price,
  )
}
