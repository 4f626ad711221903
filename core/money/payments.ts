import { minimumCharge } from '#core/prices/discounts.ts'

/** The status of one attempt to pay; the provider's word alone changes only `open`. */
export const paymentStatuses = ['open', 'captured', 'failed', 'expired', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * The part of a total that a balance pays beside a card (minor units), or null: it applies only to a balance above
 * zero that doesn't cover the total. The card's part is never below what providers accept.
 */
export function balancePart(total: number, balance: number): number | null {
  const part = Math.min(balance, total - minimumCharge)
  return balance < total && part > 0 ? part : null
}
