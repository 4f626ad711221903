import { percentOf } from '#core/base/money.ts'
import type { Game, ServiceId, Tier } from '../games/game.ts'
import type { PriceTable, WorkPrices } from './price-table.ts'
import { gamePricesIn } from './priced-games.ts'

/** Lowest and highest, in minor units; the same where a price does not vary. */
export type PriceRange = { low: number; high: number }

/** What a step costs in a tier: a division (in an open tier `openStep` points), a net win, or a placement game. */
export type TierCosts = { tier: Tier; climb: PriceRange; win: PriceRange; placement: PriceRange }

/** What each step of a game's ladder costs before server, points and add-ons, from the lowest tier to the highest. */
export function tierCosts(table: PriceTable, game: Game): TierCosts[] {
  const { climb, win, placement } = gamePricesIn(table, game.id)
  return game.tiers.map((tier) => ({
    tier,
    climb: rangeOf(climb, tier),
    win: rangeOf(win, tier),
    placement: rangeOf(placement, tier),
  }))
}

/**
 * The price range of each service over the whole ladder; an order costs at least its lower end. A climb counts by
 * division, so open tiers are separate.
 */
export function serviceRanges(table: PriceTable, game: Game): Record<ServiceId, PriceRange> {
  const costs = tierCosts(table, game)
  const divisions = costs.filter(({ tier }) => tier.divisions.length > 0)
  const climb = widest(divisions.map((cost) => cost.climb))
  const withDuo = (price: number) => price + percentOf(price, table.addons.duo)
  return {
    'elo-boost': climb,
    'duo-boost': { low: withDuo(climb.low), high: withDuo(climb.high) },
    'placement-boost': widest(costs.map(({ placement }) => placement)),
    'win-boost': widest(costs.map(({ win }) => win)),
  }
}

function rangeOf(work: WorkPrices, tier: Tier): PriceRange {
  const price = work.tiers[tier.id]
  if (tier.divisions.length === 0 || !price) return { low: work.open, high: work.open }
  const each = tier.divisions.map((division) => price.divisions?.[division] ?? price.price)
  return { low: Math.min(...each), high: Math.max(...each) }
}

function widest(ranges: readonly PriceRange[]): PriceRange {
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  }
}
