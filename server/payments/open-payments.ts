import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import type { PaymentProvider } from '../outside/payment-provider.ts'

/**
 * The payment providers by name; new payments go to the first. Without keys it is the local sandbox. Only the one in
 * use is loaded, because Stripe's package is a megabyte.
 */
export async function openPayments(services: {
  config: Config
  db: Db
}): Promise<Map<string, PaymentProvider>> {
  const provider = await openProvider(services)
  return new Map([[provider.name, provider]])
}

async function openProvider({ config, db }: { config: Config; db: Db }): Promise<PaymentProvider> {
  if (config.stripe) return (await import('../outside/stripe-payments.ts')).stripePayments(config.stripe)
  return (await import('../outside/sandbox-payments.ts')).sandboxPayments({ config, db })
}
