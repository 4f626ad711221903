import { type GameId, gameIds } from '../games/game.ts'
import type { GamePrices, PriceTable } from './price-table.ts'

/** Whether a table has prices for a game, so that it is sold. */
export function isPriced(table: PriceTable, game: GameId): boolean {
  return table.games[game] !== undefined
}

/** The games that are sold, in their order. */
export function pricedGames(table: PriceTable): GameId[] {
  return gameIds.filter((game) => isPriced(table, game))
}

/** A game's prices. @throws RangeError when the table lacks the game. */
export function gamePricesIn({ games }: PriceTable, game: GameId): GamePrices {
  const prices = games[game]
  if (!prices) throw new RangeError(`The price table has no prices for ${game}`)
  return prices
}
