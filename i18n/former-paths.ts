import type { Locale } from './locales.ts'

/** The words that a path segment had before, by its English word: an address once published leads on for good. */
export const formerWords: Record<string, Partial<Record<Locale, string>>> = {
  'become-booster': { es: 'ser-booster', pt: 'ser-booster' },
  resources: { fr: 'ressources', es: 'recursos', it: 'risorse', pt: 'recursos' },
  'cookie-policy': { fr: 'politique-cookies' },
  imprint: { it: 'note-legali' },
  'refund-policy': { de: 'erstattung' },
  'terms-of-service': { it: 'condizioni' },
}
