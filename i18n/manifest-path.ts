import type { Locale } from './locales.ts'

/** Whose shortcuts an installed app has. */
export type AppOf = 'customers' | 'boosters'

/** Where the web app manifest of a language is. */
export function manifestPath(locale: Locale, whose: AppOf): string {
  const file = whose === 'boosters' ? 'boosters.webmanifest' : 'app.webmanifest'
  return locale === 'en' ? `/${file}` : `/${locale}/${file}`
}
