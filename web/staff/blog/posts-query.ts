import { gameIds } from '#core/games/game.ts'
import { localeCodes } from '#i18n/locales.ts'
import { type ListQuery, oneOf, words } from '#web/parts/lists/list-query.ts'

export const longestSearch = 80
/** The first one is where the work is. */
export const views = ['translate', 'drafts', 'scheduled', 'published', 'archived', 'all'] as const

export const postList = {
  filters: {
    view: oneOf(views),
    q: words(longestSearch),
    language: oneOf(localeCodes),
    game: oneOf(gameIds),
  },
  sorts: ['changed', 'oldest', 'title', 'published'],
} as const

export type PostQuery = ListQuery<typeof postList>
