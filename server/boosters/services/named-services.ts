import type { z } from 'zod'
import type { namedServices } from '#contract/my-services.ts'
import { type GameId, gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps } from '#core/games/ladder.ts'
import type { Camps, Services } from '#core/people/own-services.ts'
import { AppError } from '#server/platform/http/errors.ts'

type Named = z.output<typeof namedServices>

/** Services as the API names them: ranks instead of camps. */
export function namedOf({ services, ceilings }: Services): Named {
  return {
    services: [...services],
    ceilings: gameIds.flatMap((game) => {
      const camp = ceilings[game]
      return camp === undefined ? [] : [{ game, ceiling: placeOf(game, camp) }]
    }),
  }
}

/** The same back. A rank that its game doesn't have is refused. */
export function campsNamed({ services, ceilings }: Named): Services {
  const list = ceilings.map(({ game, ceiling }) => [game, campIndex(games[game], ceiling)] as const)
  if (list.some(([, camp]) => camp < 0))
    throw new AppError('bad_params', [{ field: 'ceilings', code: 'bad_params' }])
  return { services, ceilings: Object.fromEntries(list) as Camps }
}

/** If a ladder became shorter, its top applies. */
function placeOf(game: GameId, index: number) {
  const ladder = camps(games[game])
  const camp = ladder[Math.min(index, ladder.length - 1)]
  if (!camp) throw new RangeError(`${game} has no camp ${index}`)
  return { tier: camp.tier, division: camp.division }
}
