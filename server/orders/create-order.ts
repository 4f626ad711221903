import type { z } from 'zod'
import type { createOrder as call } from '#contract/orders.ts'
import { orderFilter } from '#core/matching.ts'
import { orderLevel } from '#core/orders/claiming.ts'
import { isCoaching, isDuo, type OrderConfig } from '#core/orders/order-config.ts'
import type { Quote } from '#core/orders/pricing.ts'
import { missingWish } from '#core/orders/wishes.ts'
import { coachPrice } from '../coaching/coach-price.ts'
import { AppError } from '../errors.ts'
import { priceConfig, refused } from '../quotes/price-config.ts'
import { presentPrices, pricesOfVersion } from '../quotes/price-table-store.ts'
import { findQuoteLock } from '../quotes/quote-store.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { insertOrder } from './order-store.ts'

/** Orders a configuration; the price is computed here, from the locked version of the prices or the present one. */
export async function createOrder(
  services: Services,
  caller: Caller,
  { config, quote_id, locale }: z.output<typeof call.body>,
) {
  if (isCoaching(config) && config.coachId === caller.id) throw new AppError('coach_not_eligible')
  const { table, hourly } = await pricesFor(services, config, quote_id)
  const quote = priceConfig(config, table, hourly)
  // A quote may still wait for the wish, which costs the same whatever it is; an order must name it.
  const missing = isCoaching(config) ? null : missingWish(config)
  if (missing) throw refused(missing)
  const order = await insertOrder(services.db, {
    ...orderColumns(config, quote),
    customer_id: caller.id,
    locale,
    created_at: services.now(),
  })
  services.realtime.toStaff('order_changed', { order_id: order.id })
  return order
}

/** What an order keeps of its configuration and frozen quote. */
export function orderColumns(config: OrderConfig, quote: Quote) {
  return {
    game: config.game,
    service: config.service,
    config: JSON.stringify(config),
    quote: JSON.stringify(quote),
    price_version: quote.priceVersion,
    currency: quote.currency,
    total: quote.total,
    booster_share: quote.boosterShare,
    filter: orderFilter(config),
    level: orderLevel(config),
    duo: isDuo(config),
    coach_id: isCoaching(config) ? config.coachId : null,
  }
}

/** The prices that hold for an order: those of its locked quote while it holds, its coach's hour included. */
async function pricesFor(services: Services, config: OrderConfig, quoteId: string | undefined) {
  // Asked in any case: a price may be locked, who may teach is not.
  const hourly = await coachPrice(services, config)
  if (!quoteId) return { table: await presentPrices(services), hourly }
  const lock = await findQuoteLock(services.db, quoteId, config, services.now())
  if (!lock) throw new AppError('quote_not_found')
  if (!lock.holds) return { table: await presentPrices(services), hourly }
  return { table: await pricesOfVersion(services, lock.price_version), hourly: lock.hourly ?? hourly }
}
