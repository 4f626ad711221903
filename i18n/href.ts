import { type Locale, localeCodes, locales } from './locales.ts'
import { localizedPattern } from './path-words.ts'
import type { RoutePattern } from './paths.ts'

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a pattern needs. */
export type PathParams<P extends RoutePattern> = [ParamNames<P>] extends [never]
  ? Record<string, never>
  : Record<ParamNames<P>, string>

type HrefArguments<P extends RoutePattern> = [ParamNames<P>] extends [never]
  ? [params?: Record<string, never>]
  : [params: PathParams<P>]

/** The address of a page in a language, built from its English pattern; English has no prefix. */
export function href<P extends RoutePattern>(
  pattern: P,
  locale: Locale,
  ...[params]: HrefArguments<P>
): string {
  return pathIn(pattern, locale, params ?? {})
}

/** The same for a pattern that is known only at run time, so that the compiler can't check its parameters. */
export function pathIn(pattern: RoutePattern, locale: Locale, params: Record<string, string> = {}): string {
  return pathPattern(pattern, locale).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** The pattern of a page's address in a language, with the language's prefix and names for parameters. */
export function pathPattern(pattern: RoutePattern, locale: Locale): string {
  const words = localizedPattern(pattern, locale)
  if (locale === 'en') return words
  return words === '/' ? `/${locale}` : `/${locale}${words}`
}

/** Path parameters per language, where they differ, such as a post's slug. A language left out doesn't have the page. */
export type Addresses = Partial<Record<Locale, Record<string, string>>>

/** The same page in the languages that have it and that the shop offers, for hreflang and the language switch. */
export function alternates(
  pattern: RoutePattern,
  params: Record<string, string> = {},
  addresses?: Addresses,
  languages: readonly Locale[] = localeCodes,
): { locale: Locale; tag: string; href: string }[] {
  return locales.flatMap(({ code, tag }) => {
    const own = addresses ? addresses[code] : params
    return own && languages.includes(code) ? [{ locale: code, tag, href: pathIn(pattern, code, own) }] : []
  })
}
