import type { OrderConfig } from '#core/choices/order-config.ts'
import { endOf } from '#core/orders/deadlines.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { priceConfig } from './price-config.ts'
import { sealQuote } from './quote-seal.ts'
import { pricesFor } from './sealed-prices.ts'

/**
 * Prices a configuration and seals the price; nothing is stored. Given a valid seal, it returns that seal's price and
 * the same seal: a link can be opened again and again, but is never extended.
 */
export async function createQuote(services: Services, config: OrderConfig, given?: string) {
  const { table, hourly, sealedAt } = await pricesFor(services, config, given)
  const quote = priceConfig(config, table, hourly)
  const createdAt = sealedAt ?? services.now()
  const seal =
    given ??
    sealQuote(services.config.secretKey, config, {
      priceVersion: table.version,
      hourly: hourly ?? null,
      sealedAt: createdAt,
    })
  return {
    seal,
    config,
    quote,
    created_at: createdAt.toISOString(),
    expires_at: endOf('seal', createdAt).toISOString(),
  }
}
