import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { countedPayments } from '#server/platform/outside/counted-payments.ts'
import type { PaymentProvider } from '#server/platform/outside/payment-provider.ts'

/**
 * The payment providers by name; new payments go to the first. Without keys it is the local sandbox. Only the one in
 * use is loaded, because Stripe's package is a megabyte.
 */
export async function openPayments(services: {
  config: Config
  db: Db
}): Promise<Map<string, PaymentProvider>> {
  const provider = countedPayments(await openProvider(services))
  return new Map([[provider.name, provider]])
}

async function openProvider({ config, db }: { config: Config; db: Db }): Promise<PaymentProvider> {
  if (config.stripe)
    return (await import('#server/platform/outside/stripe-payments.ts')).stripePayments(config.stripe)
  return (await import('#server/platform/outside/sandbox-payments.ts')).sandboxPayments({ config, db })
}
