import { matchPath, pathExpression } from '#i18n/match-path.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'

export type OwnLink = { to: RoutePattern; params: Record<string, string>; search: string; hash: string }

/** The page of the site that an English path in a document means; null if there is none. */
export function ownLink(href: string): OwnLink | null {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
  for (const to of routePatterns) {
    const params = matchPath(pathExpression(to), path)
    if (params) return { to, params, search, hash }
  }
  return null
}
