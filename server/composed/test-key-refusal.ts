import type { Db } from '#server/platform/db/pool.ts'
import { readOpenedAt } from '#server/platform/http/shop-opening-store.ts'
import type { PaymentProvider } from '#server/platform/outside/payment-provider.ts'

/**
 * Why a real shop can't start with a provider in test mode, as a message, or null: once it is open, anyone could order with a
 * test card, and nobody would pay.
 */
export async function testKeyRefusal(
  db: Db,
  payments: ReadonlyMap<string, PaymentProvider>,
): Promise<string | null> {
  const test = [...payments.values()].some(({ isTest }) => isTest)
  if (!test || (await readOpenedAt(db)) === null) return null
  return 'This shop is open, but STRIPE_SECRET_KEY is a key of Stripe’s test mode, with which anyone orders without paying. Set the live key.'
}
