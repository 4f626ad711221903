import Stripe from 'stripe'
import type { Config } from '../config.ts'
import {
  type PaymentProvider,
  PaymentRefused,
  type PaymentState,
  type ProviderEvent,
  webhookToleranceSeconds,
} from './payment-provider.ts'

const outcomes: Partial<Record<Stripe.Event.Type, PaymentState['status']>> = {
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

/**
 * Stripe Checkout: Stripe's own page takes the card, and a signed webhook reports the result. Docs:
 * stripe.com/docs/api.
 */
export function stripePayments({
  secretKey,
  webhookSecret,
  host,
}: NonNullable<Config['stripe']>): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: 5_000, maxNetworkRetries: 1, ...address(host) })
  return {
    name: 'stripe',
    async createPayment({
      paymentId,
      subjectId,
      amount,
      currency,
      description,
      returnUrl,
      cancelUrl,
      expiresAt,
    }) {
      const session = await refusing(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: subjectId,
            metadata: { payment_id: paymentId, order_id: subjectId },
            // Its payment methods follow the customer's country, as the account's settings say (decision 0035).
            payment_intent_data: { metadata: { payment_id: paymentId, order_id: subjectId } },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: description },
                },
              },
            ],
            success_url: returnUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: paymentId },
        ),
      )
      if (!session.url) throw new Error(`Stripe returned no payment page for ${paymentId}`)
      return { ref: session.id, url: session.url }
    },
    verifyWebhook(body, headers, now) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return null
      try {
        return eventOf(
          stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            webhookToleranceSeconds,
            undefined,
            now.getTime(),
          ),
        )
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
        throw error
      }
    },
    async getPayment(ref) {
      const session = await stripe.checkout.sessions.retrieve(ref)
      return { ...sumOf(session), status: statusOf(session) }
    },
    async endPayment(ref) {
      try {
        await stripe.checkout.sessions.expire(ref)
      } catch (error) {
        // Stripe refuses to expire a session that was paid or has expired; its status is queried next.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },
    async refund(ref, amount, key) {
      const session = await stripe.checkout.sessions.retrieve(ref)
      const intent = session.payment_intent
      if (!intent) throw new PaymentRefused(`${ref} was never paid`)
      await refusing(
        stripe.refunds.create(
          { payment_intent: idOf(intent), amount, metadata: { refund_id: key } },
          { idempotencyKey: key },
        ),
      )
    },
  }
}

/** The API's address, for a stand-in or a proxy: `http://localhost:12111` or a bare host name. */
function address(host: string | undefined): Stripe.StripeConfig {
  if (!host) return {}
  const url = new URL(host.includes('://') ? host : `https://${host}`)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol }
}

/** A card can be charged at once or later; only the session's own status says that it was. */
function statusOf(session: Stripe.Checkout.Session): PaymentState['status'] {
  if (session.payment_status === 'paid') return 'succeeded'
  return session.status === 'expired' ? 'expired' : 'pending'
}

function sumOf({ amount_total, currency, payment_intent }: Stripe.Checkout.Session) {
  const intent = payment_intent && idOf(payment_intent)
  return { amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase(), intent }
}

function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}

/** Stripe's word about a refund, by our key. A refund from its dashboard has none. */
function refundOf({ id }: Stripe.Event, { status, metadata }: Stripe.Refund): ProviderEvent | 'irrelevant' {
  const refundId = metadata?.refund_id ?? null
  if (status === 'succeeded') return { kind: 'refund', id, refundId, status }
  const failed = status === 'failed' || status === 'canceled'
  return failed ? { kind: 'refund', id, refundId, status: 'failed' } : 'irrelevant'
}

/** An inquiry (`warning_*`) moves no money; a dispute takes it until it is decided. */
function disputeOf({ id }: Stripe.Event, dispute: Stripe.Dispute): ProviderEvent | 'irrelevant' {
  const { payment_intent: intent, amount, currency, status, evidence_details } = dispute
  if (!intent || status.startsWith('warning_')) return 'irrelevant'
  const due = evidence_details?.due_by
  return {
    kind: 'dispute',
    id,
    ref: dispute.id,
    intent: idOf(intent),
    status: status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open',
    amount,
    currency: currency.toUpperCase(),
    dueAt: due ? new Date(due * 1000) : null,
  }
}

const refundEvents = new Set(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'])

function eventOf(event: Stripe.Event): ProviderEvent | 'irrelevant' {
  if (refundEvents.has(event.type)) return refundOf(event, event.data.object as Stripe.Refund)
  if (event.type.startsWith('charge.dispute.')) return disputeOf(event, event.data.object as Stripe.Dispute)
  if (event.type !== 'checkout.session.completed' && !outcomes[event.type]) return 'irrelevant'
  const session = event.data.object as Stripe.Checkout.Session
  const { payment_id: paymentId, order_id: subjectId } = session.metadata ?? {}
  const status = outcomes[event.type] ?? statusOf(session)
  // Sessions of other shops on the same account have no ids of ours.
  if (!paymentId || !subjectId || status === 'pending') return 'irrelevant'
  return { id: event.id, ref: session.id, paymentId, subjectId, status, ...sumOf(session) }
}

/** Distinguishes a refusal from a failure after which the outcome is unknown. */
async function refusing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new PaymentRefused(error.message, { cause: error })
    throw error
  }
}
