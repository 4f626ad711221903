import { sumOf } from '#core/base/money.ts'

/** What banks returned of payments, and how much of that was then taken from the customer's balance or is owed. */
type ByBanks = { charged_back: number; taken_back: number }

/**
 * What an order's payments brought, what was refunded, what banks returned, what the customer gave back or owes of that,
 * and what is left; minor units. Below zero, the customer has more than they paid.
 */
export type OrderMoney = ByBanks & { paid: number; refunded: number; left: number }

/**
 * The figures that every page and mail shows. They come from payments and refunds, not from the order's price: a change
 * lowers the price and refunds the difference, so that a refund can't be subtracted from it.
 */
export function orderMoney(
  paid: number,
  refunds: readonly { amount: number }[],
  { charged_back, taken_back }: ByBanks = { charged_back: 0, taken_back: 0 },
): OrderMoney {
  const refunded = sumOf(refunds)
  const left = paid - refunded - charged_back + taken_back
  return { paid, refunded, charged_back, taken_back, left }
}
