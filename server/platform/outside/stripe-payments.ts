import Stripe from 'stripe'
import { type PaymentMethod, paymentMethods } from '#core/money/payment-methods.ts'
import type { Config } from '../config/config.ts'
import {
  type NewPayment,
  type PaymentProvider,
  PaymentRefused,
  type ProviderCheck,
  type ProviderEvent,
  webhookToleranceSeconds,
} from './payment-provider.ts'
import { eventOf, heardEvents, idOf, statusOf, sumOf } from './stripe-events.ts'

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
    isTest: secretKey.includes('_test_'),
    async createPayment(payment) {
      const session = await openSession(stripe, payment)
      // An ended session has no page; the customer learns from ours how it ended.
      const ended = session.status === 'complete' ? payment.returnUrl : payment.cancelUrl
      return { ref: session.id, url: session.url ?? ended }
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
      if (!session.payment_intent) throw new PaymentRefused(`${ref} was never paid`)
      const intent = idOf(session.payment_intent)
      const { status } =
        (await findRefund(stripe, intent, key)) ?? (await openRefund(stripe, intent, amount, key))
      if (status === 'failed' || status === 'canceled')
        throw new PaymentRefused(`The refund ${key} is ${status}`)
    },
    async events({ since, until }, which) {
      const found: ProviderEvent[] = []
      const list = stripe.events.list({
        types: [...heardEvents],
        created: { gte: Math.floor(since.getTime() / 1000), lt: Math.ceil(until.getTime() / 1000) },
        ...(which === 'undelivered' && { delivery_success: false }),
        limit: 100,
      })
      for await (const event of list) {
        const known = eventOf(event)
        if (known !== 'irrelevant') found.push(known)
        if (found.length > mostListed) return null
      }
      // Stripe lists the newest first.
      return found.reverse()
    },
    async methods() {
      // Without a configuration of its own, a Checkout session follows the account's default one.
      const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 })
      const used = data.find((each) => each.is_default && each.active && each.application === null)
      return paymentMethods.filter((method) => used && isOffered(used, method))
    },
    check: (webhookUrl) => checkAccount(stripe, webhookUrl),
    isRefusedAccess,
  }
}

/** `available` is true once the method is turned on and Stripe has approved it for the account. */
function isOffered(used: Stripe.PaymentMethodConfiguration, method: PaymentMethod): boolean {
  return (used as Partial<Record<PaymentMethod, { available: boolean }>>)[method]?.available === true
}

/** More would take longer than a call can. */
const mostListed = 500

/**
 * Opens a Checkout session, or finds the one that an earlier call opened. A key's first answer can be out of reach: the
 * key is pruned after 24 hours, it refuses other parameters (the customer reads another language now), and it repeats
 * a 500 (docs.stripe.com/api/idempotent_requests). Then the list of sessions has it, or it was never opened.
 */
async function openSession(stripe: Stripe, payment: NewPayment): Promise<Stripe.Checkout.Session> {
  const { paymentId, subjectId, amount, currency, description, returnUrl, cancelUrl, expiresAt } = payment
  const metadata = { payment_id: paymentId, order_id: subjectId }
  try {
    return await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: subjectId,
        metadata,
        // Its payment methods follow the customer's country, as the account's settings say (decision 0035).
        payment_intent_data: { metadata },
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
    )
  } catch (error) {
    if (!isFinal(error)) throw error
    const session = await findSession(stripe, payment)
    if (!session) throw new PaymentRefused(error.message, { cause: error })
    return session
  }
}

/** Stripe's clock and ours can differ by this. */
const skewSeconds = 300

async function findSession(stripe: Stripe, { paymentId, openedAt, expiresAt }: NewPayment) {
  const gte = Math.floor(openedAt.getTime() / 1000) - skewSeconds
  const created = { gte, lte: Math.floor(expiresAt.getTime() / 1000) }
  let seen = 0
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
    if (session.metadata?.payment_id === paymentId) return session
    if (++seen === mostListed)
      throw new Error(`More than ${mostListed} sessions were opened beside ${paymentId}`)
  }
  return undefined
}

/** The refund with our key: the key alone can't be trusted after 24 hours, when Stripe prunes it. */
async function findRefund(stripe: Stripe, intent: string, key: string): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.refund_id === key) return refund
  return undefined
}

async function openRefund(
  stripe: Stripe,
  intent: string,
  amount: number,
  key: string,
): Promise<Stripe.Refund> {
  const asked = { payment_intent: intent, amount, metadata: { refund_id: key } }
  try {
    return await stripe.refunds.create(asked, { idempotencyKey: key })
  } catch (error) {
    // Stripe refunds nothing while the bank has the money, and crediting the balance would pay a second time.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code === 'charge_disputed')
      throw error
    throw new PaymentRefused(error.message, { cause: error })
  }
}

const isRefusedAccess = (error: unknown) => error instanceof Stripe.errors.StripeAuthenticationError

/** A restricted key that can't read webhooks is answered with 403: it is a key that Stripe knows. */
async function checkAccount(stripe: Stripe, webhookUrl: string): Promise<ProviderCheck> {
  try {
    const { data, lastResponse } = await stripe.webhookEndpoints.list({ limit: 100 })
    const own = data.filter(({ url, status }) => url === webhookUrl && status === 'enabled')
    const hears = (type: string) =>
      own.some(({ enabled_events: heard }) => heard.includes('*') || heard.includes(type))
    const unheard = heardEvents.filter((type) => !hears(type))
    const webhook = unheard.length === 0 ? 'right' : own.length > 0 ? 'some_events' : 'missing'
    return { access: 'accepted', webhook, unheard, clock: clockOf(lastResponse.headers) }
  } catch (error) {
    const answered = error instanceof Stripe.errors.StripeError && error.statusCode !== undefined
    const known = error instanceof Stripe.errors.StripePermissionError
    const access = isRefusedAccess(error) ? 'refused' : known ? 'accepted' : 'away'
    return { access, webhook: 'unknown', unheard: [], clock: answered ? clockOf(error.headers) : null }
  }
}

function clockOf(headers: Record<string, string> | undefined): Date | null {
  const at = new Date(headers?.date ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

/** The API's address, for a stand-in or a proxy: `http://localhost:12111` or a bare host name. */
function address(host: string | undefined): Stripe.StripeConfig {
  if (!host) return {}
  const url = new URL(host.includes('://') ? host : `https://${host}`)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol }
}

/** Whether the same call will always be answered so. After any other error the outcome is unknown. */
function isFinal(error: unknown): error is Stripe.errors.StripeError {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return true
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
