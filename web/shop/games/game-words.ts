import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import type { GameData } from './game-content.tsx'

/** The page's description, for readers and search engines, with the price of a step. */
export function gameWords({ data: { game, prices }, t, format }: MetaContext<GameData>) {
  const range = serviceRanges(prices, games[game])['elo-boost']
  return {
    name: t(`${game}/landing.title`),
    description: t(`${game}/landing.description`, { price: format.money(range.low) }),
    range,
  }
}
