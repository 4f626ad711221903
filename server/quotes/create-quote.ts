import { quoteMinutes } from '#contract/quotes.ts'
import type { OrderConfig } from '#core/orders/order-config.ts'
import { coachPrice } from '../coaching/coach-price.ts'
import type { Services } from '../services.ts'
import { priceConfig } from './price-config.ts'
import { presentPrices } from './price-table-store.ts'
import { insertQuote } from './quote-store.ts'

/** Prices a configuration and locks the price for a while. */
export async function createQuote(services: Services, config: OrderConfig) {
  const hourly = await coachPrice(services, config)
  const quote = priceConfig(config, await presentPrices(services), hourly)
  const createdAt = services.now()
  const expiresAt = new Date(createdAt.getTime() + quoteMinutes * 60_000)
  return insertQuote(services.db, { config, quote, createdAt, expiresAt })
}
