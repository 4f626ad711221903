import type { Config } from '../config.ts'
import type { Db } from '../db.ts'
import type { PaymentProvider } from '../outside/payment-provider.ts'
import { sandboxPayments } from '../outside/sandbox-payments.ts'
import { stripePayments } from '../outside/stripe-payments.ts'

/** The payment providers by name; new payments go to the first. Without keys it is the local sandbox. */
export function openPayments({ config, db }: { config: Config; db: Db }): Map<string, PaymentProvider> {
  const provider = config.stripe ? stripePayments(config.stripe) : sandboxPayments({ config, db })
  return new Map([[provider.name, provider]])
}
