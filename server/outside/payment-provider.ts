import type { IncomingHttpHeaders } from 'node:http'

/** What a payment came to at its provider. `pending` may still become any of the others; `succeeded` never does. */
export type PaymentOutcome = 'pending' | 'succeeded' | 'failed' | 'expired'

/** A payment as its provider knows it; amounts are minor units, the currency is ISO 4217 in capitals. */
export type PaymentState = { status: PaymentOutcome; amount: number; currency: string }

/** A provider's signed word: the payment by our id and by theirs, and the order that they were told. */
export type PaymentEvent = PaymentState & { id: string; ref: string; paymentId: string; subjectId: string }

export type NewPayment = {
  /** Our id; the provider's idempotency key too, so that asking again never makes a second payment. */
  paymentId: string
  subjectId: string
  /** Minor units. */
  amount: number
  currency: string
  /** What the customer reads on the provider's page. */
  description: string
  /** Where the customer lands after paying, and after giving up. */
  returnUrl: string
  cancelUrl: string
  /** After this the provider takes no money for it any more. It must not change between attempts. */
  expiresAt: Date
}

/** The provider will never accept this call; every other error leaves open whether it has worked. */
export class PaymentRefused extends Error {}

/** Takes customers' money. Every call ends within 10 s; none is made inside a transaction. */
export type PaymentProvider = {
  /** The word in webhook addresses and in our books. */
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
  verifyWebhook(body: Buffer, headers: IncomingHttpHeaders, now: Date): PaymentEvent | 'irrelevant' | null
  /** Asks how a payment stands. @throws any error when the provider can't be asked. */
  getPayment(ref: string): Promise<PaymentState>
  /** Takes no more money for an open payment; one that has ended stays as it is. @throws any error. */
  endPayment(ref: string): Promise<void>
  /** Gives back part of a payment (minor units), once per key. @throws PaymentRefused, or any other error. */
  refund(ref: string, amount: number, key: string): Promise<void>
}

/** How old a signature may be (trust M3). */
export const webhookToleranceSeconds = 300
