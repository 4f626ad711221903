import { type GameId, gameIds, type ServiceId, serviceIds } from '#core/games/game.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useFrame } from '../router/frame-context.ts'
import type { SiteMap } from '../router/site-map.ts'

/** Links of header and footer, limited to the pages that exist. */

export type ShellLink = { to: RoutePattern; label: MessageKey; params?: Record<string, string> }

export function builtLinks<L extends ShellLink>(map: SiteMap, links: readonly L[]): L[] {
  return links.filter(({ to }) => map.isBuilt(to))
}

export function useBuiltLinks<L extends ShellLink>(links: readonly L[]): L[] {
  return builtLinks(useFrame().map, links)
}

/** The links in the middle of the header; `section` is how the paths of a link's pages begin, if not as its own. */
export const headerLinks: readonly (ShellLink & { section?: string })[] = [
  { to: '/boosters', label: 'shell.boosters', section: '/booster' },
  { to: '/coaching', label: 'games.service.coaching' },
  { to: '/blog', label: 'shell.blog' },
]

export type GameLinks = {
  game: GameId
  landing: RoutePattern | null
  services: { id: ServiceId; to: RoutePattern }[]
}

/** Each game that has pages. */
export function useGameLinks(): GameLinks[] {
  const { map } = useFrame()
  return gameIds
    .map((game) => {
      const of = (path: string) =>
        routePatterns.find((pattern) => pattern === path && map.isBuilt(pattern)) ?? null
      const services = serviceIds.flatMap((id) => {
        const to = of(`/${game}/${id}`)
        return to ? [{ id, to }] : []
      })
      return { game, landing: of(`/${game}`), services }
    })
    .filter(({ landing, services }) => landing || services.length > 0)
}

/** The game of a page. */
export function gameOf(pattern: RoutePattern | null): GameId | undefined {
  return gameIds.find((game) => pattern === `/${game}` || pattern?.startsWith(`/${game}/`))
}
