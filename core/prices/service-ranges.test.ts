import { describe, expect, test } from 'vitest'
import { type BoostConfig, defaultConfig } from '../choices/order-config.ts'
import { gameIds, serviceIds } from '../games/game.ts'
import { games } from '../games/games.ts'
import { camps, isOpenTier } from '../games/ladder.ts'
import { serviceRanges } from './ladder-prices.ts'
import { demoPriceTable } from './price-table.ts'
import { isRefusal, priceOrder } from './pricing.ts'

const pages = gameIds.flatMap((game) => serviceIds.map((service) => [game, service] as const))

/** The price of one division, win or game at each place, asked of the pricing code itself. */
function single(config: BoostConfig): number[] {
  const game = games[config.game]
  const ladder = camps(game)
  return ladder.flatMap(({ tier, division, index }) => {
    const place = { tier, division }
    const next = ladder[index + 1]
    if (config.service === 'win-boost') return total({ ...config, rank: place, wins: 1 })
    if (config.service === 'placement-boost') return total({ ...config, lastRank: place, games: 1 })
    if (!next || isOpenTier(game, tier)) return []
    return total({
      ...config,
      start: { ...place, bracket: '0-20', points: 0 },
      target: { tier: next.tier, division: next.division, points: 0 },
    })
  })
}

function total(config: BoostConfig): number {
  const quote = priceOrder(config, demoPriceTable)
  if (isRefusal(quote)) throw new Error(`${quote.code} at ${quote.field}`)
  return quote.total
}

describe('the prices that a page names', () => {
  test.each(pages)('%s %s: the lowest and the highest that can be bought', (game, service) => {
    const all = single(defaultConfig(game, service))
    expect(serviceRanges(demoPriceTable, games[game])[service]).toEqual({
      low: Math.min(...all),
      high: Math.max(...all),
    })
  })
})
