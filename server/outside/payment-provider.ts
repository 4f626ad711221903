import type { IncomingHttpHeaders } from 'node:http'

/**
 * The status of a payment at its provider. `pending` can still become any of the others; `succeeded` never changes.
 */
export type PaymentOutcome = 'pending' | 'succeeded' | 'failed' | 'expired'

/** A payment as its provider knows it; amounts are minor units, the currency is ISO 4217 in capitals. */
export type PaymentState = {
  status: PaymentOutcome
  amount: number
  currency: string
  /** The provider's own name for the money, to which its disputes refer, once it is paid. */
  intent?: string | null
}

/** A provider's signed event: the payment by our id and by theirs, and the order that we named. */
export type PaymentEvent = PaymentState & { id: string; ref: string; paymentId: string; subjectId: string }

/** A provider's word about a refund. `refundId` is our key; null for a refund that we didn't ask for. */
export type RefundEvent = {
  kind: 'refund'
  id: string
  refundId: string | null
  status: 'succeeded' | 'failed'
}

/** A payment that its customer disputes with the bank. */
export type DisputeEvent = {
  kind: 'dispute'
  id: string
  /** When the provider learned of it. Events can arrive in any order. */
  at: Date
  /** The provider's reference of the dispute, and its name for the money. */
  ref: string
  intent: string
  status: 'open' | 'won' | 'lost'
  /** Minor units. */
  amount: number
  currency: string
  /** Until when evidence can be submitted. */
  dueAt: Date | null
}

export type ProviderEvent = PaymentEvent | RefundEvent | DisputeEvent

export type NewPayment = {
  /** Our id; also the provider's idempotency key, so that a repeated call never creates a second payment. */
  paymentId: string
  subjectId: string
  /** Minor units. */
  amount: number
  currency: string
  /** What the customer reads on the provider's page. */
  description: string
  /** Where the customer lands after paying, and after cancelling. */
  returnUrl: string
  cancelUrl: string
  /** When our attempt began: the provider has nothing of it from before. */
  openedAt: Date
  /** After this time the provider accepts no more money for it. It must not change between attempts. */
  expiresAt: Date
}

/** The provider will never accept this call; after any other error the outcome is unknown. */
export class PaymentRefused extends Error {}

/** Collects customers' money. Every call ends within 10 s; none is made inside a transaction. */
export type PaymentProvider = {
  /** The provider's name in webhook addresses and in our books. */
  name: string
  /**
   * Opens a payment, or finds the one that an earlier call with the same `paymentId` opened.
   * @throws PaymentRefused, or any other error when the outcome is unknown.
   */
  createPayment(payment: NewPayment): Promise<{ ref: string; url: string }>
  /**
   * Checks a webhook's signature over its raw bytes and its age (300 s).
   * @returns the event, 'irrelevant' for one that is no payment's end, null for a forged, altered or stale one.
   */
  verifyWebhook(body: Buffer, headers: IncomingHttpHeaders, now: Date): ProviderEvent | 'irrelevant' | null
  /** Queries a payment's status. @throws any error when the provider can't be reached. */
  getPayment(ref: string): Promise<PaymentState>
  /** Closes an open payment, so that it accepts no more money; an ended one stays as it is. @throws any error. */
  endPayment(ref: string): Promise<void>
  /** Refunds part of a payment (minor units), once per key. @throws PaymentRefused, or any other error. */
  refund(ref: string, amount: number, key: string): Promise<void>
  /** The events since a time whose webhooks were not delivered, the oldest first. @throws any error. */
  missedEvents(since: Date): Promise<ProviderEvent[]>
}

/** The maximum age of a signature (trust M3). */
export const webhookToleranceSeconds = 300
