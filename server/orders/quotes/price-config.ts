import type { Refusal } from '#core/choices/config-refusal.ts'
import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'
import { wishRefusal } from '#core/choices/wishes.ts'
import { characterLists } from '#core/games/character-lists.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { isPriced } from '#core/prices/priced-games.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import type { Quote } from '#core/prices/quote.ts'
import { AppError, RuleError } from '#server/platform/http/errors.ts'

/**
 * Core's price for a configuration whose preferences are all in its game's list; throws what core refuses, and `prices_not_set` for a game that the table lacks. `hourly`
 * is the coach's hourly rate, for coaching only.
 */
export function priceConfig(config: OrderConfig, table: PriceTable, hourly?: number): Quote {
  if (isBoost(config) && !isPriced(table, config.game)) throw new AppError('prices_not_set')
  const priced = priceOrder(config, table, [], hourly)
  if (isRefusal(priced)) throw refused(priced)
  const wish = wishRefusal(config, characterLists[config.game])
  if (wish) throw refused(wish)
  return priced
}

/** Core's refusal, with the field's path in the body. */
export function refused({ code, field }: Refusal): AppError {
  const path = `config.${field}`
  switch (code) {
    case 'minimum_purchase':
    case 'target_tier_lower':
    case 'target_division_same_or_lower':
      return new RuleError(code, path)
    default:
      return new AppError(code, [{ field: path, code }])
  }
}
