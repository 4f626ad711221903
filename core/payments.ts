/** How one attempt to pay stands; only `open` ever changes by a provider's word alone. */
export const paymentStatuses = ['open', 'captured', 'failed', 'expired', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
