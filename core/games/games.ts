import type { Game, GameId } from './game.ts'
import { leagueOfLegends } from './league-of-legends.ts'
import { teamfightTactics } from './teamfight-tactics.ts'
import { valorant } from './valorant.ts'
import { wildRift } from './wild-rift.ts'

/** Every game that we offer. */
export const games: Readonly<Record<GameId, Game>> = {
  'league-of-legends': leagueOfLegends,
  'teamfight-tactics': teamfightTactics,
  valorant,
  'wild-rift': wildRift,
}
