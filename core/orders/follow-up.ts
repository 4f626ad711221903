import {
  type BoostConfig,
  bracketChoices,
  isBoost,
  isClimb,
  type OrderConfig,
} from '../choices/order-config.ts'
import { games } from '../games/games.ts'
import { campIndex, isOpenTier } from '../games/ladder.ts'
import type { PriceTable } from '../prices/price-table.ts'
import { isRefusal, priceOrder } from '../prices/pricing.ts'
import type { Quote } from '../prices/quote.ts'
import { shareRuleOf } from './rising-share.ts'

/** Who is asked for a change: the booster alone, other boosters if the booster can't, or only others. */
export const changeAsks = ['booster', 'booster_then_others', 'others'] as const
export type ChangeAsk = (typeof changeAsks)[number]

export type FollowUp = { config: BoostConfig; quote: Quote }

/**
 * The order for what a change adds, if other boosters play that: it begins where the present order ends, at today's
 * prices and without its discounts. Null for a change that adds no work of its own, for coaching, whose coach was
 * chosen by name, and where the rest is less than can be ordered.
 */
export function followUpOf(own: OrderConfig, next: OrderConfig, table: PriceTable): FollowUp | null {
  const config = restOf(own, next)
  if (!config) return null
  const quote = priceOrder(config, table)
  if (isRefusal(quote)) return null
  const share = shareRuleOf(table)
  return { config, quote: { ...quote, ...(share && { share }) } }
}

function restOf(own: OrderConfig, next: OrderConfig): BoostConfig | null {
  if (!isBoost(own) || !isBoost(next)) return null
  // The present booster's start used the priority up, and a bonus win that was bought stays with that order.
  const addons = next.addons.filter(
    (addon) => addon !== 'priority' && (addon !== 'bonus-win' || !own.addons.includes(addon)),
  )
  if (own.service === 'win-boost' && next.service === 'win-boost')
    return next.wins > own.wins ? { ...next, addons, wins: next.wins - own.wins } : null
  if (own.service === 'placement-boost' && next.service === 'placement-boost')
    return next.games > own.games ? { ...next, addons, games: next.games - own.games } : null
  if (!isClimb(own) || !isClimb(next)) return null
  const game = games[own.game]
  const { tier, division, points } = own.target
  const isFurther = campIndex(game, next.target) - campIndex(game, own.target)
  if (isFurther < 0 || (isFurther === 0 && next.target.points <= points)) return null
  const bracket = bracketChoices(game, tier)[0]?.bracket ?? '0-20'
  const start = { tier, division, bracket, points: isOpenTier(game, tier) ? points : 0 }
  return { ...next, addons, start }
}
