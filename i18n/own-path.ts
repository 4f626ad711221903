import { pathIn } from './href.ts'
import { type Locale, localeOfPath } from './locales.ts'
import { matchPath, pathExpression } from './match-path.ts'
import { localizedPattern, type RoutePattern, routePatterns } from './paths.ts'

/**
 * The path that a page has in its language, for one that names it otherwise: in English words below another
 * language's prefix (`/de/valorant/win-boost`), below `/en`, with a slash at its end or in capitals. Null where the
 * path is right already or leads nowhere.
 */
export function ownPath(path: string): string | null {
  const { locale, rest } = localeOfPath(path.replace(/^\/en(?=\/|$)/, ''))
  for (const { pattern, expression } of addressesOf(locale)) {
    const params = matchPath(expression, rest)
    if (!params) continue
    const own = pathIn(pattern, locale, params)
    return own === path ? null : own
  }
  return null
}

type Address = { pattern: RoutePattern; expression: RegExp }
const addresses = new Map<Locale, Address[]>()

/** Each page in the words of a language, and in English ones; made once, since every page that is rendered is looked up. */
function addressesOf(locale: Locale): Address[] {
  const known = addresses.get(locale)
  if (known) return known
  const made = routePatterns.flatMap((pattern) =>
    [...new Set([localizedPattern(pattern, locale), pattern])].map((words) => ({
      pattern,
      expression: pathExpression(words),
    })),
  )
  addresses.set(locale, made)
  return made
}
