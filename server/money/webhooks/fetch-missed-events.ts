import { dayMs, hourMs } from '#core/base/durations.ts'
import { clearMark, readMarks } from '#server/platform/operation-marks/mark-store.ts'
import type { PaymentProvider, ProviderEvent, Span } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { applyEvent } from './receive-webhook.ts'

/** Providers keep trying for three days; after that, an event that was not fetched would be lost. */
const lookBackMs = 4 * dayMs

/** A backup is of a moment before it was noted. */
const overlapMs = hourMs

/**
 * Fetches the events whose webhooks didn't reach us and applies them. Polling finds payments, but only an event says
 * that a refund failed or that a bank took money back (trust M8). A known event changes nothing. In a restored database,
 * what was delivered since the backup is missing too, so everything since is fetched once.
 */
export async function fetchMissedEvents(services: Services): Promise<void> {
  const { db, now, payments } = services
  const until = now()
  const before = (ms: number, at = until) => new Date(at.getTime() - ms)
  const { restored } = await readMarks(db)
  let isWhole = true
  for (const provider of payments.values()) {
    await applyAll(services, provider, { since: before(lookBackMs), until }, 'undelivered')
    if (!restored) continue
    const span = { since: before(overlapMs, restored), until }
    isWhole = (await applyAll(services, provider, span, 'all')) && isWhole
  }
  if (restored && isWhole) await clearMark(db, 'restored')
}

/** Applies the events of a span; false if one failed. */
async function applyAll(
  services: Services,
  provider: PaymentProvider,
  ...asked: Parameters<PaymentProvider['events']>
): Promise<boolean> {
  let isWhole = true
  for await (const event of eventsOf(provider, ...asked))
    try {
      await applyEvent(services, provider.name, event)
    } catch (error) {
      isWhole = false
      services.log.warn({ err: error, event: event.id }, 'a missed event could not be applied')
    }
  return isWhole
}

/** The events of a span, the oldest first, in parts where there are many. */
async function* eventsOf(
  provider: PaymentProvider,
  ...[span, which]: Parameters<PaymentProvider['events']>
): AsyncGenerator<ProviderEvent> {
  const events = await provider.events(span, which)
  if (events) yield* events
  else for (const half of halves(span)) yield* eventsOf(provider, half, which)
}

/** Providers know times to the second. */
function halves({ since, until }: Span): Span[] {
  const middle = new Date(Math.floor((since.getTime() + until.getTime()) / 2_000) * 1_000)
  if (middle <= since) throw new Error('more events in a second than can be listed')
  return [
    { since, until: middle },
    { since: middle, until },
  ]
}
