import Stripe from 'stripe'
import type { Config } from '../config.ts'
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentRefused,
  type PaymentState,
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
          { payment_intent: typeof intent === 'string' ? intent : intent.id, amount },
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

function sumOf({ amount_total, currency }: Stripe.Checkout.Session) {
  return { amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase() }
}

function eventOf(event: Stripe.Event): PaymentEvent | 'irrelevant' {
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
