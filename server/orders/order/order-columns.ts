import { isDuo, type OrderConfig } from '#core/choices/order-config.ts'
import { orderLevel } from '#core/orders/claiming.ts'
import { kindOf } from '#core/orders/kinds.ts'
import type { Quote } from '#core/prices/quote.ts'

/** What an order stores of its configuration and frozen quote. */
export function orderColumns(config: OrderConfig, quote: Quote) {
  const { filter, coachId } = kindOf(config)
  return {
    game: config.game,
    service: config.service,
    config: JSON.stringify(config),
    quote: JSON.stringify(quote),
    price_version: quote.priceVersion,
    currency: quote.currency,
    total: quote.total,
    booster_share: quote.boosterShare,
    filter,
    level: orderLevel(config),
    duo: isDuo(config),
    coach_id: coachId,
  }
}
