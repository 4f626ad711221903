import { type GameId, gameIds, type ServerId, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { locales } from '#i18n/locales.ts'
import { oneOf } from '#web/parts/lists/list-query.ts'

/** Every server of a game, or of all games. */
export function serversOf(game: GameId | ''): ServerId[] {
  const from = game ? [games[game]] : Object.values(games)
  return [...new Set(from.flatMap(({ servers }) => servers))]
}

/** The filters and sort orders in the address of the boosters. */
export const boosterList = {
  filters: {
    game: oneOf(gameIds),
    service: oneOf(serviceIds),
    language: oneOf(locales.map(({ code }) => code)),
    server: oneOf(serversOf('')),
    online: oneOf(['1']),
  },
  sorts: ['finished', 'on_time', 'start', 'active'],
} as const
