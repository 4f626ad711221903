/** The status of one attempt to pay; the provider's word alone changes only `open`. */
export const paymentStatuses = ['open', 'captured', 'failed', 'expired', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
