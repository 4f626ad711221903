import { type LanguageCode, languageCodes, languages } from '#core/base/languages.ts'

/** The languages as pages and texts know them. */
export const locales = languages

export type Locale = LanguageCode
export type LocaleInfo = (typeof locales)[number]

export const localeCodes = languageCodes

/** The language in which a shop answers whoever prefers a language: English where it doesn't offer that one. */
export function offeredLocale(languages: readonly Locale[], locale: Locale): Locale {
  return languages.includes(locale) ? locale : 'en'
}

export function isLocale(value: unknown): value is Locale {
  return locales.some(({ code }) => code === value)
}

/** A language's tag, its direction and its name for itself. */
export function localeInfo(locale: Locale): LocaleInfo {
  return locales.find(({ code }) => code === locale) ?? locales[0]
}

/** The language of an address and the rest of its path: `/fr/blog` gives French and `/blog`. */
export function localeOfPath(path: string): { locale: Locale; rest: string } {
  const [, first = ''] = path.split('/')
  if (first === 'en' || !isLocale(first)) return { locale: 'en', rest: path || '/' }
  return { locale: first, rest: path.slice(first.length + 1) || '/' }
}

/** The locale cookie first, then the browser's languages by weight, then English (spec 2); only what the shop offers. */
export function negotiateLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  languages: readonly Locale[] = localeCodes,
): Locale {
  const isOffered = (code: unknown): code is Locale => isLocale(code) && languages.includes(code)
  const stored = cookie?.split('-')[0]
  if (isOffered(stored)) return stored
  const wished = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters
        .find((each) => each.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { code: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ code, weight }) => weight > 0 && isOffered(code))
    .sort((a, b) => b.weight - a.weight)
  const best = wished[0]?.code
  return isOffered(best) ? best : 'en'
}
