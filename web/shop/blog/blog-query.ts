import { gameIds } from '#core/games/game.ts'
import { oneOf, words } from '#web/parts/lists/list-query.ts'

export const topics = ['ranked', 'guide', 'numbers', 'safety', 'shop'] as const
export const longestSearch = 80

/** The filters in the address of the blog. */
export const blogList = {
  filters: { game: oneOf(gameIds), topic: oneOf(topics), q: words(longestSearch) },
  sorts: ['newest'],
} as const
