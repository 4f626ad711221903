import { type GameId, gameIds } from '#core/games/game.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { MessageKey } from '#i18n/translate.ts'

export type ShellLink = { to: RoutePattern; label: MessageKey; params?: Record<string, string> }

/** The links in the middle of the header; `section` is how the paths of a link's pages begin, if not as its own. */
export const headerLinks: readonly (ShellLink & { section?: string })[] = [
  { to: '/boosters', label: 'shell.boosters', section: '/booster' },
  { to: '/coaching', label: 'games.service.coaching' },
  { to: '/blog', label: 'shell.blog' },
]

/** The game of a page. */
export function gameOf(pattern: RoutePattern | null): GameId | undefined {
  return gameIds.find((game) => pattern === `/${game}` || pattern?.startsWith(`/${game}/`))
}
