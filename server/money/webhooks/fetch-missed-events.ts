import { dayMs } from '#core/base/durations.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { applyEvent } from './receive-webhook.ts'

/** Providers keep trying for three days; after that, an event that was not fetched would be lost. */
const lookBackMs = 4 * dayMs

/**
 * Fetches the events whose webhooks didn't reach us and applies them. Polling finds payments, but only an event says
 * that a refund failed or that a bank took money back (trust M8). A known event changes nothing.
 */
export async function fetchMissedEvents(services: Services): Promise<void> {
  const { log, now, payments } = services
  const since = new Date(now().getTime() - lookBackMs)
  for (const { name, missedEvents } of payments.values())
    for (const event of await missedEvents(since))
      try {
        await applyEvent(services, name, event)
      } catch (error) {
        log.warn({ err: error, event: event.id }, 'a missed event could not be applied')
      }
}
