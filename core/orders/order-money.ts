import { sumOf } from '../money.ts'

/** What an order's payments brought, what was refunded, what banks took back, and what is left; minor units. */
export type OrderMoney = { paid: number; refunded: number; charged_back: number; left: number }

/**
 * The figures that every page and mail shows. They come from payments and refunds, not from the order's price: a change
 * lowers the price and refunds the difference, so that a refund can't be subtracted from it.
 */
export function orderMoney(
  paid: number,
  refunds: readonly { amount: number }[],
  charged_back = 0,
): OrderMoney {
  const refunded = sumOf(refunds)
  return { paid, refunded, charged_back, left: paid - refunded - charged_back }
}
