import {
  type ClimbConfig,
  defaultConfig,
  type PlacementConfig,
  type WinConfig,
} from '../choices/order-config.ts'
import type { GameId, TierId } from '../games/game.ts'
import type { Place } from '../games/ladder.ts'

const numerals = ['', 'I', 'II', 'III', 'IV']

/** Reads a rank as people write it: "Gold II", Valorant's "Gold 2", "Master". */
export function place(words: string): Place {
  const [tier = '', division] = words.split(' ')
  const number = division === undefined ? null : Number(division) || numerals.indexOf(division)
  return { tier: tier.toLowerCase() as TierId, division: number }
}

/** A climb between ranks as people write them, with any other differences from the form's defaults. */
export function climb(game: GameId, from: string, to: string, rest: Partial<ClimbConfig> = {}): ClimbConfig {
  const config = defaultConfig(game, rest.service ?? 'elo-boost')
  return {
    ...config,
    start: { ...place(from), bracket: '0-20', points: 0 },
    target: { ...place(to), points: 0 },
    ...rest,
  }
}

/** Net wins at a rank. */
export function winsAt(game: GameId, rank: string, wins: number, rest: Partial<WinConfig> = {}): WinConfig {
  return { ...defaultConfig(game, 'win-boost'), rank: place(rank), wins, ...rest }
}

/** Placement games after a rank, or unranked (null). */
export function placements(
  game: GameId,
  rank: string | null,
  games: number,
  rest: Partial<PlacementConfig> = {},
): PlacementConfig {
  return {
    ...defaultConfig(game, 'placement-boost'),
    lastRank: rank === null ? null : place(rank),
    games,
    ...rest,
  }
}
