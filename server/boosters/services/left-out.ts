import { type GameId, gameIds, type QueueId } from '#core/games/game.ts'
import type { Unplayed } from '#core/people/own-services.ts'

type LeftOut = { game: GameId; queues: QueueId[] }

/** Queues that a booster leaves out, as the API lists them. */
export function leftOutOf(unplayed: Unplayed): LeftOut[] {
  return gameIds.flatMap((game) => {
    const queues = unplayed[game] ?? []
    return queues.length > 0 ? [{ game, queues: [...queues] }] : []
  })
}

export function unplayedOf(list: readonly LeftOut[]): Unplayed {
  return Object.fromEntries(list.map(({ game, queues }) => [game, [...new Set(queues)]]))
}
