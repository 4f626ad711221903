import { gameIds, serviceIds } from '#core/games/game.ts'
import { rosterSearchLength, rosterSorts, rosterStates } from '#core/roster.ts'
import { serversOf } from '../boosters/booster-query.ts'
import { oneOf, words } from '../lists/list-query.ts'

/** What the address of staff's list of boosters can contain. */
export const rosterList = {
  filters: {
    q: words(rosterSearchLength),
    state: oneOf(rosterStates),
    game: oneOf(gameIds),
    service: oneOf(serviceIds),
    server: oneOf(serversOf('')),
  },
  sorts: rosterSorts,
} as const
