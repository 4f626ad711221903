import type { Locale } from './locales.ts'

/** Earlier words of a path segment, by its English word. A published address keeps leading to its page. */
export const formerWords: Record<string, Partial<Record<Locale, string>>> = {
  'become-booster': { es: 'ser-booster', pt: 'ser-booster' },
  resources: { fr: 'ressources', es: 'recursos', it: 'risorse', pt: 'recursos' },
  'cookie-policy': { fr: 'politique-cookies' },
  imprint: { it: 'note-legali' },
  'refund-policy': { de: 'erstattung' },
  'terms-of-service': { it: 'condizioni', de: 'nutzungsbedingungen' },
}
