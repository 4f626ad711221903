import { afterAll } from 'vitest'
import type { PaymentRow } from '#server/money/payments/payment-store.ts'
import { receiveWebhook } from '#server/money/webhooks/receive-webhook.ts'
import { stripePayments } from '#server/platform/outside/stripe-payments.ts'
import { insertSupply, type TestOptions } from '../factories.ts'
import { type OpenServices, openServices } from '../open-app.ts'
import { found } from '../payments.ts'
import type { Session, StripeEvent } from './books.ts'
import { StripeApi } from './stripe-api.ts'

export type StripeShop = {
  services: OpenServices
  api: StripeApi
  /** Delivers an event to our webhook as Stripe does. */
  deliver(event: StripeEvent): Promise<void>
  /** Delivers what wasn't delivered, in this order. */
  deliverAll(reorder?: (events: StripeEvent[]) => StripeEvent[]): Promise<void>
  /** The session of an attempt: the one with its id, whether our books know it or not. There must be one only. */
  sessionOf(payment: Pick<PaymentRow, 'id'>): Session
}

/** The services of a shop whose only payment provider is Stripe: the real adapter on a stand-in for its API. */
export async function openStripeShop(secretKey = 'sk_test_key', options?: TestOptions): Promise<StripeShop> {
  const services = await openServices(options)
  await insertSupply(services)
  const api = new StripeApi(services.now, secretKey)
  const provider = stripePayments(await api.start())
  services.payments.clear()
  services.payments.set(provider.name, provider)
  afterAll(() => api.stop())
  const deliver = async (event: StripeEvent) => {
    const { body, headers } = api.webhook(event)
    await receiveWebhook(services, 'stripe', body, headers)
    api.delivered.add(event.id)
  }
  return {
    services,
    api,
    deliver,
    async deliverAll(reorder = (events) => events) {
      const waiting = api.books.events.filter(({ id }) => !api.delivered.has(id))
      for (const event of reorder(waiting)) await deliver(event)
    },
    sessionOf({ id }) {
      const sessions = [...api.books.sessions.values()].filter(({ metadata }) => metadata.payment_id === id)
      if (sessions.length > 1) throw new Error(`${sessions.length} sessions were opened for ${id}`)
      return found(sessions[0])
    },
  }
}
