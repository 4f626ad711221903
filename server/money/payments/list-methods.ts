import { minuteMs } from '#core/base/durations.ts'
import type { PaymentMethod } from '#core/money/payment-methods.ts'
import type { PaymentProvider } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'

/** An owner who turns a method on or off sees it here within this time. */
const keptMs = 10 * minuteMs
/** After a call that failed. */
const restMs = minuteMs

type Known = { methods: Promise<PaymentMethod[]>; until: number }
const known = new WeakMap<PaymentProvider, Known>()

/**
 * What new payments can be made with beside a card. The provider is asked at most once in ten minutes, whoever asks; while it
 * doesn't answer, nothing is claimed.
 */
export async function listMethods({ payments, log, now }: Services): Promise<PaymentMethod[]> {
  const [provider] = payments.values()
  if (!provider) return []
  const at = now().getTime()
  const kept = known.get(provider)
  if (kept && at < kept.until) return kept.methods
  const methods = provider.methods().catch((error) => {
    log.warn({ err: error }, 'the provider did not say what it offers')
    known.set(provider, { methods, until: at + restMs })
    return []
  })
  known.set(provider, { methods, until: at + keptMs })
  return methods
}
