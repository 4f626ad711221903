import { formerWords } from './former-paths.ts'
import { pathIn } from './href.ts'
import { type Locale, localeOfPath } from './locales.ts'
import { matchPath, pathExpression } from './match-path.ts'
import { localizedPattern } from './path-words.ts'
import { type RoutePattern, routePatterns } from './paths.ts'

/**
 * The correct path in its language for a path that reaches the page in another form: with English words below another
 * language's prefix (`/de/valorant/win-boost`), with earlier words, below `/en`, with a final slash or in capitals.
 * Null if the path is already correct or leads nowhere.
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

/** The English address of a page, for a path in any language; null if it leads nowhere. */
export function englishPath(path: string): string | null {
  const { locale, rest } = localeOfPath(path)
  for (const { pattern, expression } of addressesOf(locale)) {
    const params = matchPath(expression, rest)
    if (params) return pathIn(pattern, 'en', params)
  }
  return null
}

type Address = { pattern: RoutePattern; expression: RegExp }
const addresses = new Map<Locale, Address[]>()

/** Each page with a language's current, earlier and English words; created once, since every rendered page uses it. */
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

/** A page’s pattern in which each segment matches its current word or an earlier one. */
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
