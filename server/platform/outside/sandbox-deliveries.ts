import type { FastifyInstance } from 'fastify'
import { methodAndPath } from '#contract/operations.ts'
import type { Services } from '../ports/services.ts'
import type { ProviderEvent } from './payment-provider.ts'
import type { Knobs } from './sandbox-knobs.ts'
import { sandboxWebhook } from './sandbox-payments.ts'

/**
 * Delivers events to the shop's webhook, the oldest first unless the knobs say otherwise; each as often and as late as
 * they say. A delayed delivery doesn't keep the caller waiting.
 */
export async function deliver(
  app: FastifyInstance,
  services: Services,
  told: readonly ProviderEvent[],
  { deliver: times, delay, lie, reorder }: Knobs,
): Promise<void> {
  const events = told.map((each) => ('amount' in each ? { ...each, amount: each.amount + lie } : each))
  const ordered = reorder ? events.reverse() : events
  const url = methodAndPath('receivePaymentWebhook').path.replace(':provider', 'sandbox')
  const sendOne = async (event: ProviderEvent) => {
    const { body, headers } = sandboxWebhook(services.config, event, services.now())
    const sent = Array.from({ length: times }, () =>
      app.inject({ method: 'POST', url, headers, payload: body }),
    )
    for (const { statusCode } of await Promise.all(sent))
      if (statusCode >= 300) services.log.warn({ event, statusCode }, 'a sandbox webhook was rejected')
  }
  const send = async () => {
    for (const event of ordered) await sendOne(event)
  }
  if (delay === 0) return send()
  setTimeout(() => {
    send().catch((error) =>
      services.log.warn({ err: error, events }, 'a delayed sandbox webhook could not be sent'),
    )
  }, delay).unref()
}
