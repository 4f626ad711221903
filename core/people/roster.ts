import { type GameId, gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, type Place } from '#core/games/ladder.ts'
import { filterId } from './matching.ts'
import { type ChangeRefusal, changeRefusal, type Permission } from './permissions.ts'

/** The roster: the boosters as staff manage them. */

/** What the roster can be narrowed to and sorted by; former boosters are those who lost the permission. */
export const rosterStates = ['active', 'paused', 'former', 'banned'] as const
export const rosterSorts = ['name', 'newest', 'seen'] as const
export const rosterSearchLength = 100

export type RosterState = (typeof rosterStates)[number]
export type RosterSort = (typeof rosterSorts)[number]

/** The most orders of one sort that staff can allow a booster at a time (proposal: more can't be started on time). */
export const mostOrdersAtOnce = 10

/** What a booster can claim: services as filters (`matching.ts`), a rank limit for each of their games, and limits. */
export type BoosterWork = {
  solo_limit: number
  duo_limit: number
  services: string[]
  ceilings: { game: GameId; ceiling: Place }[]
}

/** Every service that exists, as filters. */
export const allServices: ReadonlySet<string> = new Set(
  gameIds.flatMap((game) =>
    games[game].servers.flatMap((server) => serviceIds.map((service) => filterId({ game, service, server }))),
  ),
)

/** The games of which a list of services contains one. */
export function gamesOf(services: readonly string[]): GameId[] {
  return gameIds.filter((game) => services.some((service) => service.startsWith(`${game}:`)))
}

/** Whether a booster can work like this: services that exist, each once, and a rank limit for exactly their games. */
export function isPossibleWork({ services, ceilings }: BoosterWork): boolean {
  const ranked = new Set(ceilings.map(({ game }) => game))
  const offered = gamesOf(services)
  return (
    new Set(services).size === services.length &&
    services.every((service) => allServices.has(service)) &&
    ceilings.every(({ game, ceiling }) => campIndex(games[game], ceiling) >= 0) &&
    ranked.size === ceilings.length &&
    ranked.size === offered.length &&
    offered.every((game) => ranked.has(game))
  )
}

type Account = {
  id: string
  kind: 'guest' | 'customer'
  permissions: readonly Permission[]
  banned: boolean
  hasOpenWork: boolean
}

export function rosterState(
  account: Pick<Account, 'permissions' | 'banned'> & { paused: boolean },
): RosterState {
  if (account.banned) return 'banned'
  if (!account.permissions.includes('Booster')) return 'former'
  return account.paused ? 'paused' : 'active'
}

export const rosterRefusals = [
  'own_account',
  'staff_account',
  'not_held',
  'guest',
  'banned',
  'open_orders',
] as const satisfies readonly (ChangeRefusal | string)[]
export type RosterRefusal = (typeof rosterRefusals)[number]

/**
 * Why a colleague can't do something about a booster's work, or null. `save` also makes a booster of someone who isn't
 * one, or is one no longer.
 */
export function rosterRefusal(
  actor: { id: string; permissions: readonly Permission[] },
  account: Account,
  deed: 'save' | 'pause' | 'end',
): RosterRefusal | null {
  const refused = changeRefusal(actor, account, 'Booster')
  if (refused) return refused
  if (account.kind === 'guest') return 'guest'
  if (deed === 'end') return account.hasOpenWork ? 'open_orders' : null
  return account.banned && !account.permissions.includes('Booster') ? 'banned' : null
}
