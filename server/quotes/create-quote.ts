import { randomUUID } from 'node:crypto'
import { quoteMinutes } from '#contract/quotes.ts'
import type { OrderConfig } from '#core/orders/order-config.ts'
import { coachPrice } from '../coaching/coach-price.ts'
import type { Services } from '../services.ts'
import { priceConfig } from './price-config.ts'
import { presentPrices } from './price-table-store.ts'
import { insertQuote, type QuoteRow } from './quote-store.ts'

/** Prices a configuration and locks the price for a while. */
export async function createQuote(services: Services, config: OrderConfig): Promise<QuoteRow> {
  const hourly = await coachPrice(services, config)
  const quote = priceConfig(config, await presentPrices(services), hourly)
  const created_at = services.now()
  const expires_at = new Date(created_at.getTime() + quoteMinutes * 60_000)
  const row = { id: randomUUID(), config, quote, price_version: quote.priceVersion, created_at, expires_at }
  await insertQuote(services.db, row)
  return row
}
