import type { OrderConfig } from '#core/choices/order-config.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { presentPrices, pricesOfVersion } from '#server/money/prices/price-table-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { keysOf } from '#server/platform/sessions/tokens.ts'
import { coachPrice } from '../coaching/coach-price.ts'
import { openSeal } from './quote-seal.ts'

/**
 * The prices that a configuration is charged at, including a coach's hourly rate: those of its seal, or the current
 * ones without a seal. An expired seal is refused as `quote_expired`, any other that doesn't match as
 * `quote_not_found`.
 */
export async function pricesFor(services: Services, config: OrderConfig, seal: string | undefined) {
  // Checked in any case: a seal locks the price, not whether the coach can still teach.
  const hourly = await coachPrice(services, config)
  if (seal === undefined) return { table: await presentPrices(services), hourly, sealedAt: null }
  const [sealed = null] = keysOf(services.config).flatMap((key) => openSeal(key, config, seal) ?? [])
  if (!sealed) throw new AppError('quote_not_found')
  if (services.now() >= endOf('seal', sealed.sealedAt)) throw new AppError('quote_expired')
  const table = await pricesOfVersion(services, sealed.priceVersion)
  return { table, hourly: sealed.hourly ?? hourly, sealedAt: sealed.sealedAt }
}
