import type { Locale } from './locales.ts'

/** Every page of spec 2. A page's English path is its name; a parameter is written `:name`. */
export const routePatterns = [
  '/',
  '/about-us',
  '/become-booster',
  '/blog',
  '/blog/:slug',
  '/blog/page/:pageNr',
  '/booster/:username',
  '/boosters',
  '/coaching',
  '/confirm/:token',
  '/contact',
  '/glossary',
  '/mail-choice/:token',
  '/reset-password/:token',
  '/resources/cookie-policy',
  '/resources/imprint',
  '/resources/privacy-policy',
  '/resources/refund-policy',
  '/resources/terms-of-service',
  '/league-of-legends',
  '/league-of-legends/duo-boost',
  '/league-of-legends/elo-boost',
  '/league-of-legends/placement-boost',
  '/league-of-legends/win-boost',
  '/teamfight-tactics',
  '/teamfight-tactics/duo-boost',
  '/teamfight-tactics/elo-boost',
  '/teamfight-tactics/placement-boost',
  '/teamfight-tactics/win-boost',
  '/valorant',
  '/valorant/duo-boost',
  '/valorant/elo-boost',
  '/valorant/placement-boost',
  '/valorant/win-boost',
  '/wild-rift',
  '/wild-rift/duo-boost',
  '/wild-rift/elo-boost',
  '/wild-rift/placement-boost',
  '/wild-rift/win-boost',
  '/checkout/:order_id',
  '/dashboard',
  '/dashboard/my-orders',
  '/dashboard/order/:order_id',
  '/dashboard/profile-settings',
  '/dashboard/balance-history',
  '/dashboard/booster/active-orders',
  '/dashboard/booster/available-orders',
  '/dashboard/booster/completed-orders',
  '/dashboard/booster/coaching',
  '/dashboard/admin/blog/create',
  '/dashboard/admin/blog/edit/:post_id',
  '/dashboard/admin/blog/posts',
  '/dashboard/admin/booster-application',
  '/dashboard/admin/boosters',
  '/dashboard/admin/coupon',
  '/dashboard/admin/mails',
  '/dashboard/admin/orders/:state',
  '/dashboard/admin/prices',
  '/dashboard/admin/raffle/create',
  '/dashboard/admin/raffle/edit/:raffle_id',
  '/dashboard/admin/raffle/list',
  '/dashboard/admin/support',
  '/dashboard/admin/users',
] as const

export type RoutePattern = (typeof routePatterns)[number]

type Words = Partial<Record<Locale, string>>

/**
 * A path segment's word per language, where players expect one. Game names, dashboard and checkout keep their words
 * (spec 2). So do zh and ar, whose scripts turn into percent-escapes when a link is copied.
 */
export const pathWords: Record<string, Words> = {
  'about-us': {
    fr: 'a-propos',
    es: 'sobre-nosotros',
    de: 'ueber-uns',
    nl: 'over-ons',
    it: 'chi-siamo',
    pt: 'sobre-nos',
  },
  'become-booster': {
    fr: 'devenir-booster',
    es: 'hazte-booster',
    de: 'booster-werden',
    nl: 'booster-worden',
    it: 'diventa-booster',
    pt: 'tornar-me-booster',
  },
  page: { es: 'pagina', de: 'seite', nl: 'pagina', it: 'pagina', pt: 'pagina' },
  confirm: {
    fr: 'confirmer',
    es: 'confirmar',
    de: 'bestaetigen',
    nl: 'bevestigen',
    it: 'conferma',
    pt: 'confirmar',
  },
  contact: { es: 'contacto', de: 'kontakt', it: 'contatti', pt: 'contacto' },
  glossary: {
    fr: 'glossaire',
    es: 'glosario',
    de: 'glossar',
    nl: 'woordenlijst',
    it: 'glossario',
    pt: 'glossario',
  },
  'reset-password': {
    fr: 'reinitialiser-mot-de-passe',
    es: 'restablecer-contrasena',
    de: 'passwort-zuruecksetzen',
    nl: 'wachtwoord-herstellen',
    it: 'reimposta-password',
    pt: 'repor-palavra-passe',
  },
  'mail-choice': {
    fr: 'choix-des-e-mails',
    es: 'elegir-correos',
    de: 'e-mail-auswahl',
    nl: 'e-mailkeuze',
    it: 'scelta-e-mail',
    pt: 'escolher-e-mails',
  },
  resources: {
    fr: 'legal',
    es: 'legal',
    de: 'rechtliches',
    nl: 'informatie',
    it: 'note-legali',
    pt: 'legal',
  },
  'cookie-policy': {
    fr: 'politique-de-cookies',
    es: 'politica-de-cookies',
    de: 'cookie-richtlinie',
    nl: 'cookiebeleid',
    it: 'informativa-cookie',
    pt: 'politica-de-cookies',
  },
  imprint: {
    fr: 'mentions-legales',
    es: 'aviso-legal',
    de: 'impressum',
    nl: 'colofon',
    it: 'dati-societari',
    pt: 'aviso-legal',
  },
  'privacy-policy': {
    fr: 'confidentialite',
    es: 'privacidad',
    de: 'datenschutz',
    nl: 'privacybeleid',
    it: 'privacy',
    pt: 'privacidade',
  },
  'refund-policy': {
    fr: 'remboursement',
    es: 'reembolsos',
    de: 'erstattungen',
    nl: 'terugbetaling',
    it: 'rimborsi',
    pt: 'reembolsos',
  },
  'terms-of-service': {
    fr: 'conditions-generales',
    es: 'condiciones',
    de: 'nutzungsbedingungen',
    nl: 'voorwaarden',
    it: 'termini',
    pt: 'termos',
  },
  'placement-boost': {
    fr: 'boost-placement',
    es: 'boost-posicionamiento',
    de: 'platzierungs-boost',
    it: 'boost-piazzamento',
    pt: 'boost-colocacao',
  },
  'win-boost': {
    fr: 'boost-victoires',
    es: 'boost-victorias',
    de: 'sieg-boost',
    it: 'boost-vittorie',
    pt: 'boost-vitorias',
  },
}

const untranslated = ['/dashboard', '/checkout']

/** A page's pattern in a language, without the language's prefix. */
export function localizedPattern(pattern: RoutePattern, locale: Locale): string {
  if (untranslated.some((start) => pattern.startsWith(start))) return pattern
  return pattern
    .split('/')
    .map((segment) => pathWords[segment]?.[locale] ?? segment)
    .join('/')
}
