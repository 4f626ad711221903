import { formerWords } from './former-paths.ts'
import { pathIn } from './href.ts'
import { type Locale, localeOfPath } from './locales.ts'
import { matchPath, pathExpression } from './match-path.ts'
import { localizedPattern, type RoutePattern, routePatterns } from './paths.ts'

/** Paths that lead to the first of several pages below them. */
const firstBelow: Record<string, string> = {
  '/dashboard/admin/orders': '/dashboard/admin/orders/verification_required',
}

/**
 * The path that a page has in its language, for one that names it otherwise: in English words below another
 * language's prefix (`/de/valorant/win-boost`), in words that it had before, below `/en`, with a slash at its end or in
 * capitals; and the path of the first page below one that has none of its own. Null where the path is right already or leads nowhere.
 */
export function ownPath(path: string): string | null {
  const { locale, rest: words } = localeOfPath(path.replace(/^\/en(?=\/|$)/, ''))
  const rest = firstBelow[words.replace(/\/$/, '').toLowerCase()] ?? words
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

/** Each page in the words of a language, in its former and in English ones; made once, since every page that is rendered is looked up. */
function addressesOf(locale: Locale): Address[] {
  const known = addresses.get(locale)
  if (known) return known
  const made = routePatterns.flatMap((pattern) =>
    [...new Set([localizedPattern(pattern, locale), pattern, formerPattern(pattern, locale)])].map(
      (words) => ({
        pattern,
        expression: pathExpression(words),
      }),
    ),
  )
  addresses.set(locale, made)
  return made
}

/** A page’s pattern in which each segment has the word of today or the former one. */
function formerPattern(pattern: RoutePattern, locale: Locale): string {
  const today = localizedPattern(pattern, locale).split('/')
  return pattern
    .split('/')
    .map((segment, place) => {
      const former = formerWords[segment]?.[locale]
      return former ? `(${today[place]}|${former})` : today[place]
    })
    .join('/')
}
