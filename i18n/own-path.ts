import { pathIn } from './href.ts'
import { localeOfPath } from './locales.ts'
import { matchPath, pathExpression } from './match-path.ts'
import { localizedPattern, routePatterns } from './paths.ts'

/**
 * The path that a page has in its language, for one that names it otherwise: in English words below another
 * language's prefix (`/de/valorant/win-boost`), below `/en`, with a slash at its end or in capitals. Null where the
 * path is right already or leads nowhere.
 */
export function ownPath(path: string): string | null {
  const { locale, rest } = localeOfPath(path.replace(/^\/en(?=\/|$)/, ''))
  for (const pattern of routePatterns) {
    for (const words of new Set([localizedPattern(pattern, locale), pattern])) {
      const params = matchPath(pathExpression(words), rest)
      if (!params) continue
      const own = pathIn(pattern, locale, params)
      return own === path ? null : own
    }
  }
  return null
}
