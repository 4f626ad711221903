import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { type BoosterWork, gamesOf } from '#core/people/roster.ts'

/** One rank limit for each game with a service; a new one begins at the last division below the open tiers. */
export function ceilingsFor(
  services: readonly string[],
  known: BoosterWork['ceilings'],
): BoosterWork['ceilings'] {
  return gamesOf(services).flatMap((game) => {
    const kept = known.find((each) => each.game === game)
    if (kept) return [kept]
    const camp = firstCeiling(game)
    return camp ? [{ game, ceiling: { tier: camp.tier, division: camp.division } }] : []
  })
}

export function firstCeiling(game: GameId) {
  return camps(games[game]).findLast(({ division }) => division !== null)
}
