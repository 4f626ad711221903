import type { Game } from '../games/game.ts'
import type { PriceTable } from './price-table.ts'
import { gamePricesIn } from './priced-games.ts'

/** A place on the ladder and what the climb to it costs from the foot, in minor units. */
export type CostAltitude = { tier: number; along: number; cost: number }

/**
 * The ladder as a line whose height is the price so far: each tier is one step along, divided by its divisions. The
 * highest tier has no end, so the line ends where it begins.
 */
export function costAltitudes(table: PriceTable, game: Game): CostAltitude[] {
  const { climb } = gamePricesIn(table, game.id)
  const line: CostAltitude[] = []
  let cost = 0
  game.tiers.forEach((tier, index) => {
    if (tier.divisions.length === 0) {
      line.push({ tier: index, along: 0, cost })
      const next = game.tiers[index + 1]?.opensAt
      cost += next === undefined ? 0 : ((next - (tier.opensAt ?? 0)) * climb.open) / table.openStep
      return
    }
    tier.divisions.forEach((division, place) => {
      line.push({ tier: index, along: place / tier.divisions.length, cost })
      const price = climb.tiers[tier.id]
      cost += price?.divisions?.[division] ?? price?.price ?? 0
    })
  })
  return line
}
