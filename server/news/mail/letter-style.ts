import { type Locale, localeInfo } from '#i18n/locales.ts'

/**
 * The colors of the light theme, written into every element, because many mailboxes drop style sheets. Where the
 * mailbox keeps one, `darkStyle` replaces them.
 */
export const light = {
  ground: '#EEEAE1',
  card: '#FFFFFF',
  paper: '#F4F1EA',
  ink: '#19202A',
  ink2: '#47515D',
  ink3: '#5B646F',
  line: '#DFD9CC',
  strong: '#C6BEAE',
  glow: '#FF8F63',
  onGlow: '#240E07',
  coral: '#D8472D',
  warnGround: '#FDF6E7',
  warnLine: '#D9B75E',
  warn: '#855400',
} as const

const dark: Record<string, string> = {
  ground: 'background:#0A0F15',
  card: 'background:#141C25;border-color:#243140',
  paper: 'background:#0E141B;border-color:#243140',
  ink: 'color:#F3F6F8',
  ink2: 'color:#B7C2CE',
  ink3: 'color:#8D9BAA',
  line: 'border-color:#243140',
  rail: 'background:#344457',
  walked: 'background:#B7C2CE',
  ring: 'border-color:#61748A;background:#141C25',
  done: 'border-color:#B7C2CE;background:#B7C2CE',
  warnbox: 'background:#221E14;border-color:#6E5A24',
  warn: 'color:#F0BC55',
}

/** For mailboxes that keep a style sheet: the dark theme, and what a phone needs. */
export function letterStyle(scheme: 'any' | 'dark' | 'light' = 'any'): string {
  const rules = Object.entries(dark)
    .map(([name, style]) => `.${name}{${style.replaceAll(/(?=;|$)/g, ' !important')}}`)
    .join('')
  const asked = scheme === 'dark' ? 'all' : '(prefers-color-scheme: dark)'
  const darkStyle = scheme === 'light' ? '' : `@media ${asked}{${rules}}`
  const phone =
    '.pad{padding-inline:20px !important}.outer{padding:0 !important}.edge{border-radius:0 !important;border-inline:0 !important}' +
    '.h1{font-size:22px !important;line-height:28px !important}.climb{height:104px !important;object-fit:cover}' +
    '.press,.press a,.press tr,.press tbody{display:block !important;width:auto !important}.step{font-size:11px !important}' +
    '.fact{display:block !important;width:auto !important;padding-block:4px !important}'
  return `:root{color-scheme:light dark}body{margin:0}img{border:0}${darkStyle}@media (max-width:480px){${phone}}`
}

/** The mailbox's own face: web fonts are remote content. */
export function facesOf(locale: Locale): string {
  const own: Partial<Record<Locale, string>> = {
    zh: "'PingFang SC','Microsoft YaHei',",
    ar: "'Segoe UI','Geeza Pro',Tahoma,",
  }
  return `${own[locale] ?? ''}-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`
}

/** The sides of a text, since old mailboxes know only left and right. */
export function sidesOf(locale: Locale): { dir: 'ltr' | 'rtl'; start: string; end: string } {
  const { dir } = localeInfo(locale)
  return dir === 'rtl' ? { dir, start: 'right', end: 'left' } : { dir, start: 'left', end: 'right' }
}
