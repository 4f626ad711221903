import { extrasRefusal, isCount, placeRefusal, type Refusal, refuse } from '../../choices/config-refusal.ts'
import { mostWins, type PlacementConfig, startPlace, type WinConfig } from '../../choices/order-config.ts'
import { games } from '../../games/games.ts'
import { campIndex } from '../../games/ladder.ts'
import { gamesPerDay, winGames } from '../pace.ts'
import type { PriceTable } from '../price-table.ts'
import { gamePricesIn } from '../priced-games.ts'
import type { QuoteLine } from '../quote.ts'
import { addonLines, placedLines, priceAt, winPrice } from './boost.ts'
import { noDistance, type PricedKind } from './priced-kind.ts'

/** A number of net wins at a rank. */
export function wins(config: WinConfig): PricedKind {
  const { rank, wins: count } = config
  return counted(config, {
    refusal: () => {
      if (campIndex(games[config.game], rank) === -1) return refuse('bad_params', 'rank')
      return isCount(count, mostWins) ? null : refuse('bad_params', 'wins')
    },
    line: (table) => {
      const unit = winPrice(config, table, rank)
      return { kind: 'wins', tier: rank.tier, count, unit, amount: unit * count }
    },
    games: winGames(count),
  })
}

/** A number of placement games after a rank. */
export function placements(config: PlacementConfig): PricedKind {
  const { lastRank, games: count } = config
  const game = games[config.game]
  return counted(config, {
    refusal: () => {
      if (lastRank && campIndex(game, lastRank) === -1) return refuse('bad_params', 'lastRank')
      return isCount(count, game.placementGames) ? null : refuse('bad_params', 'games')
    },
    line: (table) => {
      const unit = priceAt(gamePricesIn(table, config.game).placement, startPlace(config))
      return { kind: 'games', tier: lastRank?.tier ?? null, count, unit, amount: unit * count }
    },
    games: count,
  })
}

type Count = { refusal: () => Refusal | null; line: (table: PriceTable) => QuoteLine; games: number }

function counted(config: WinConfig | PlacementConfig, { refusal, line, games: work }: Count): PricedKind {
  return {
    refusal: () => placeRefusal(config) ?? refusal() ?? extrasRefusal(config),
    workLines: (table) => placedLines(config, table, [line(table)]),
    extraLines: (table, base) => addonLines(config, table, base),
    distance: () => noDistance,
    pace: () => ({ work, isPlayed: true, perDay: gamesPerDay(config) }),
  }
}
