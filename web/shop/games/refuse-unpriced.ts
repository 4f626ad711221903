import type { GameId } from '#core/games/game.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { isPriced } from '#core/prices/priced-games.ts'
import { CallError } from '#web/frame/session/call.ts'

/** A game that the shop has no prices for is closed, as every game is before the first prices. */
export function refuseUnpriced(prices: PriceTable, game: GameId): void {
  if (!isPriced(prices, game)) throw new CallError(503, 'prices_not_set')
}
