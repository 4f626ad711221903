import type { Locale } from './locales.ts'
import type { RoutePattern } from './paths.ts'

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
  raffles: {
    fr: 'tirages',
    es: 'sorteos',
    de: 'verlosungen',
    nl: 'verlotingen',
    it: 'estrazioni',
    pt: 'sorteios',
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
  'booster-mail': {
    fr: 'mail-booster',
    es: 'correo-booster',
    de: 'boostermail',
    nl: 'boostermail',
    it: 'e-mail-booster',
    pt: 'e-mail-booster',
  },
  'opening-mail': {
    fr: 'mail-ouverture',
    es: 'correo-apertura',
    de: 'eroeffnungsmail',
    nl: 'openingsmail',
    it: 'e-mail-apertura',
    pt: 'e-mail-abertura',
  },
  track: {
    fr: 'suivi',
    es: 'seguimiento',
    de: 'verfolgen',
    nl: 'volgen',
    it: 'segui',
    pt: 'acompanhar',
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
    de: 'agb',
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
