import { gameIds, serviceIds } from '#core/games/game.ts'
import { rosterSearchLength, rosterSorts, rosterStates } from '#core/people/roster.ts'
import { oneOf, words } from '#web/parts/lists/list-query.ts'
import { serversOf } from '#web/shop/boosters/booster-query.ts'

/** What the address of staff's list of boosters can contain. */
export const rosterList = {
  filters: {
    q: words(rosterSearchLength),
    state: oneOf(rosterStates),
    game: oneOf(gameIds),
    service: oneOf(serviceIds),
    server: oneOf(serversOf('')),
    asks: oneOf(['1']),
  },
  sorts: rosterSorts,
} as const
