import { bracketChoices, type ClimbConfig, defaultConfig, type Gain } from '#core/choices/order-config.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { type Place, tierOf } from '#core/games/ladder.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'

export type ClimbFigures = {
  games: number
  daysFrom: number
  daysTo: number
  /** Minor units. */
  price: number
  /** Since when these prices apply. */
  pricesOf: string
}

export type Climb = { game: GameId; from: Place; to: Place; gain?: Gain }

/** What an elo boost takes and costs, by the functions of the calculators; null for what can't be ordered. */
export function climbFigures(climb: Climb, prices: PriceTable): ClimbFigures | null {
  const quote = priceOrder(configOf(climb), prices)
  return isRefusal(quote) ? null : { ...quote.estimate, price: quote.total, pricesOf: prices.effectiveAt }
}

/** The climb as the calculators configure it, from the foot of its first division. */
export function configOf({ game, from, to, gain = 'normal' }: Climb): ClimbConfig {
  const usual = defaultConfig(game, 'elo-boost')
  const opensAt = ({ tier }: Place) => tierOf(games[game], tier)?.opensAt ?? 0
  const [foot] = bracketChoices(games[game], from.tier)
  return {
    ...usual,
    start: { ...from, bracket: foot?.bracket ?? usual.start.bracket, points: opensAt(from) },
    target: { ...to, points: opensAt(to) },
    gain,
  }
}
