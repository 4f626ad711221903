import { type GameId, gameIds, type QueueId } from '#core/games/game.ts'
import { filterOf } from '#core/people/matching.ts'
import { allServices } from '#core/people/roster.ts'

/** Where on the page "My services" a refusal of the board leads: to a service, or to a game's rank and queues. */
export type ServicesPlace = { service?: string; game: GameId; queue?: QueueId }

export function searchOf({ service, game }: Pick<ServicesPlace, 'service' | 'game'>): string {
  return service ? `?add=${encodeURIComponent(service)}` : `?game=${game}`
}

export function placeIn(
  search: URLSearchParams,
): { service?: string; game: GameId; server?: string } | undefined {
  const service = search.get('add') ?? ''
  if (allServices.has(service)) {
    const { game, server } = filterOf(service)
    return { game, service, server }
  }
  const game = gameIds.find((id) => id === search.get('game'))
  return game && { game }
}
