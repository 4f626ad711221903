import { type GameId, gameIds, type ServerId, type ServiceId, serviceIds } from '../games/game.ts'
import { games } from '../games/games.ts'
import { camps, type Place } from '../games/ladder.ts'
import { filterOf } from './matching.ts'
import type { Services } from './own-services.ts'

/** What a booster plays in a game. */
export type Plays = { game: GameId; ceiling: Place; services: ServiceId[]; servers: ServerId[] }

/** Each game with a rank limit and an offer, the highest limit (as a part of its ladder) first. */
export function playsOf({ services, ceilings }: Services): Plays[] {
  const offers = services.map(filterOf)
  return gameIds
    .flatMap((game) => {
      const own = offers.filter((offer) => offer.game === game)
      const ceiling = ceilings[game]
      return ceiling === undefined || own.length === 0 ? [] : [{ game, ceiling, own }]
    })
    .sort((a, b) => heightOf(b.game, b.ceiling) - heightOf(a.game, a.ceiling))
    .map(({ game, ceiling, own }) => ({
      game,
      ceiling: placeAt(game, ceiling),
      services: serviceIds.filter((id) => own.some(({ service }) => service === id)),
      servers: games[game].servers.filter((id) => own.some(({ server }) => server === id)),
    }))
}

const heightOf = (game: GameId, ceiling: number) => ceiling / (camps(games[game]).length - 1)

/** A rank limit is stored as the camp's number; if the ladder has become shorter, its top applies. */
function placeAt(game: GameId, ceiling: number): Place {
  const ladder = camps(games[game])
  const camp = ladder[Math.min(ceiling, ladder.length - 1)]
  if (!camp) throw new RangeError(`${game} has no camp ${ceiling}`)
  return { tier: camp.tier, division: camp.division }
}
