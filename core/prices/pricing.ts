import { sumOf } from '#core/base/money.ts'
import type { Refusal } from '../choices/config-refusal.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import { type Discount, withDiscounts } from './discounts.ts'
import { estimateOrder } from './estimate.ts'
import { pricedKindOf } from './kinds.ts'
import type { PriceTable } from './price-table.ts'
import type { Quote } from './quote.ts'

/**
 * The first reason why this can't be ordered, or null; preferences are checked by `wishRefusal`. Form and server ask
 * the same function.
 */
export function configRefusal(config: OrderConfig): Refusal | null {
  return pricedKindOf(config).refusal()
}

/** Distinguishes a refusal from a quote. */
export function isRefusal(result: Quote | Refusal): result is Refusal {
  return 'code' in result
}

/**
 * Prices an order in the order of calculation of domain 2, or says why it can't be ordered. Browser and server call
 * the same function; the server never trusts a price from outside. `hourly` is the chosen coach's hourly rate, in
 * minor units; coaching is priced by it alone, not by the table.
 * @throws RangeError when the table lacks a price, or coaching its coach's rate.
 */
export function priceOrder(
  config: OrderConfig,
  table: PriceTable,
  discounts: readonly Discount[] = [],
  hourly?: number,
): Quote | Refusal {
  const kind = pricedKindOf(config)
  const refusal = kind.refusal()
  if (refusal) return refusal
  const work = kind.workLines(table, hourly)
  const base = sumOf(work)
  const list: Quote = {
    currency: table.currency,
    priceVersion: table.version,
    lines: [...work, ...kind.extraLines(table, base)],
    base,
    total: 0,
    boosterShare: 0,
    estimate: estimateOrder(config),
    distance: kind.distance(),
  }
  return withDiscounts(list, table, discounts)
}
