import { type Locale, locales } from './locales.ts'
import { localizedPattern, type RoutePattern } from './paths.ts'

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a pattern asks for. */
export type PathParams<P extends RoutePattern> = [ParamNames<P>] extends [never]
  ? Record<string, never>
  : Record<ParamNames<P>, string>

type HrefArguments<P extends RoutePattern> = [ParamNames<P>] extends [never]
  ? [params?: Record<string, never>]
  : [params: PathParams<P>]

/** The address of a page in a language, from its English pattern; English has no prefix. */
export function href<P extends RoutePattern>(
  pattern: P,
  locale: Locale,
  ...[params]: HrefArguments<P>
): string {
  return fill(pattern, locale, params ?? {})
}

/** A page's path below its language's prefix: what a router with that basename links to. */
export function pathIn(pattern: RoutePattern, locale: Locale, params: Record<string, string> = {}): string {
  return localizedPattern(pattern, locale).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** The same page in all nine languages, for hreflang and the language switch. */
export function alternates(
  pattern: RoutePattern,
  params: Record<string, string> = {},
): { locale: Locale; tag: string; href: string }[] {
  return locales.map(({ code, tag }) => ({ locale: code, tag, href: fill(pattern, code, params) }))
}

function fill(pattern: RoutePattern, locale: Locale, params: Record<string, string>): string {
  const path = pathIn(pattern, locale, params)
  if (locale === 'en') return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
