import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentMethod } from '#core/money/payment-methods.ts'
import type { Access } from './access.ts'

/**
 * The status of a payment at its provider. `pending` can still become any of the others; `succeeded` never changes.
 */
export type PaymentOutcome = 'pending' | 'succeeded' | 'failed' | 'expired'

/** A payment as its provider knows it; amounts are minor units, the currency is ISO 4217 in capitals. */
export type PaymentState = {
  status: PaymentOutcome
  amount: number
  currency: string
  /** The provider's own name for the money, to which its chargebacks refer, once it is paid. */
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

/** A bank asks about a payment of its customer, or takes it back. */
export type ChargebackEvent = {
  kind: 'chargeback'
  id: string
  /** When the provider learned of it. Events can arrive in any order. */
  at: Date
  /** The provider's reference of the chargeback, and its name for the money. */
  ref: string
  intent: string
  status: 'open' | 'won' | 'lost'
  /** Minor units. */
  amount: number
  currency: string
  /** Until when evidence can be submitted. */
  dueAt: Date | null
}

export type ProviderEvent = PaymentEvent | RefundEvent | ChargebackEvent

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

/** What a provider says about our account there. */
export type ProviderCheck = {
  access: Access
  /** Whether it sends our address what we need to hear; `unknown` where our key can't read it. */
  webhook: 'right' | 'missing' | 'some_events' | 'unknown'
  /** The types of event that we need and that it sends nowhere of ours. */
  unheard: string[]
  /** Its clock when it answered. */
  clock: Date | null
}

/** From a time up to another, which isn't in it. */
export type Span = { since: Date; until: Date }

/** Collects customers' money. Every call ends within 10 s; none is made inside a transaction. */
export type PaymentProvider = {
  /** The provider's name in webhook addresses and in our books. */
  name: string
  /** Whether it only pretends to move money: the sandbox, or Stripe with a key of its test mode. */
  isTest: boolean
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
  /**
   * The events of a span, the oldest first: all, or those whose webhooks were not delivered. Null if there are more than one
   * call can list. @throws any error.
   */
  events(span: Span, which: 'all' | 'undelivered'): Promise<ProviderEvent[] | null>
  /**
   * What its page can offer beside a card now, as the account there is set up; which of it a customer sees depends on
   * their country and device. @throws any error.
   */
  methods(): Promise<PaymentMethod[]>
  /** Asks for our account; `webhookUrl` is where its webhooks should arrive. Never throws, moves nothing. A local one has none. */
  check?(webhookUrl: string): Promise<ProviderCheck>
  /** Whether what a call threw says that it refuses our key. */
  isRefusedAccess?(error: unknown): boolean
}

/** The maximum age of a signature (trust M3). */
export const webhookToleranceSeconds = 300

/** The calls of a provider that ask the outside; what wraps it wraps these. */
export const outgoingCalls = ['createPayment', 'getPayment', 'endPayment', 'refund', 'events'] as const
