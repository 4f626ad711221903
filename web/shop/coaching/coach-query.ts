import { gameIds } from '#core/games/game.ts'
import { locales } from '#i18n/locales.ts'
import { oneOf } from '#web/parts/lists/list-query.ts'

/** The filters in the address of the coaches. */
export const coachList = {
  filters: { game: oneOf(gameIds), language: oneOf(locales.map(({ code }) => code)) },
  sorts: ['listed'],
} as const
