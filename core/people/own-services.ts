import { type GameId, gameIds, type QueueId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { allServices, gamesOf } from './roster.ts'

/** What boosters set about their own work: all that staff allow them, or less. */

/** The highest camp of each game. */
export type Camps = Partial<Record<GameId, number>>
/** Services as filters (`matching.ts`), and how high. */
export type Services = { services: readonly string[]; ceilings: Camps }
/** The queues of a game that a booster leaves out; staff don't decide about queues. */
export type Unplayed = Partial<Record<GameId, readonly QueueId[]>>

/** What of a wish is allowed: a booster sets it at once. */
export function within({ services, ceilings }: Services, allowed: Services): Services {
  const kept = services.filter((each) => allowed.services.includes(each))
  return {
    services: kept,
    ceilings: campsOf((game) => {
      const [wished, most] = [ceilings[game], allowed.ceilings[game]]
      return most === undefined ? undefined : Math.min(wished ?? most, most)
    }),
  }
}

/** What of a wish goes further: staff decide about it. */
export function beyond({ services, ceilings }: Services, allowed: Services): Services {
  const more = services.filter((each) => !allowed.services.includes(each))
  const opened = gamesOf(more)
  return {
    services: more,
    ceilings: campsOf((game) => {
      const [wished, most] = [ceilings[game], allowed.ceilings[game]]
      if (wished === undefined) return undefined
      // A game without a rank limit needs one as soon as one of its services is asked for.
      return most === undefined
        ? opened.includes(game)
          ? wished
          : undefined
        : wished > most
          ? wished
          : undefined
    }),
  }
}

/** Both together: what is allowed once staff accept a request. A rank limit that rose meanwhile stays. */
export function widened(allowed: Services, request: Services): Services {
  return {
    services: [...new Set([...allowed.services, ...request.services])].toSorted(),
    ceilings: campsOf((game) => {
      const [most, asked] = [allowed.ceilings[game], request.ceilings[game]]
      return most === undefined ? asked : Math.max(most, asked ?? most)
    }),
  }
}

/** Whether nothing is named. */
export function isNothing({ services, ceilings }: Services): boolean {
  return services.length === 0 && Object.keys(ceilings).length === 0
}

export const ownServicesRefusals = ['no_service', 'not_allowed', 'no_queue'] as const
export type OwnServicesRefusal = (typeof ownServicesRefusals)[number]

/** Why a booster can't set this about themselves, or null; being away is how they take no orders at all. */
export function ownServicesRefusal(
  wish: Services & { unplayed: Unplayed },
  allowed: Services,
): OwnServicesRefusal | null {
  if (wish.services.length === 0) return 'no_service'
  if (!isNothing(beyond(wish, allowed))) return 'not_allowed'
  const isLeftOut = (game: GameId) =>
    games[game].queues.every((queue) => wish.unplayed[game]?.includes(queue))
  return gameIds.some(isLeftOut) ? 'no_queue' : null
}

/** Whether a booster can ask for exactly this: services and ranks that exist, none of them allowed already. */
export function isPossibleRequest(request: Services, allowed: Services): boolean {
  const { services, ceilings } = request
  const asked = beyond(request, allowed)
  return (
    !isNothing(request) &&
    new Set(services).size === services.length &&
    services.every((each) => allServices.has(each)) &&
    asked.services.length === services.length &&
    Object.keys(asked.ceilings).length === Object.keys(ceilings).length &&
    gameIds.every((game) => (ceilings[game] ?? 0) < camps(games[game]).length) &&
    gamesOf(services).every((game) => allowed.ceilings[game] !== undefined || ceilings[game] !== undefined)
  )
}

/** The life of a request: one is open at a time. */
export const serviceRequestStates = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type ServiceRequestState = (typeof serviceRequestStates)[number]

/** The characters of a booster's note, and of staff's reason. */
export const serviceNoteLength = { least: 10, most: 500 } as const
/** How many pictures a booster uploads for requests in a day, replaced ones included. */
export const mostServicePictures = 10

function campsOf(campOf: (game: GameId) => number | undefined): Camps {
  return Object.fromEntries(
    gameIds.flatMap((game) => {
      const camp = campOf(game)
      return camp === undefined ? [] : [[game, camp]]
    }),
  )
}
