import type { Area } from '#i18n/areas.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate, type Translate } from '#i18n/translate.ts'

const words = new Map<Locale, Promise<Translate>>()
/** A mail also names games, stages of an order, pages and permissions. */
const areas: readonly Area[] = ['mails', 'games', 'order', 'shell', 'contact', 'rights']

/** The texts of mails in a language; loaded once. */
export function mailWords(locale: Locale): Promise<Translate> {
  const known = words.get(locale)
  if (known) return known
  const loading = loadWords(locale)
  words.set(locale, loading)
  return loading
}

async function loadWords(locale: Locale): Promise<Translate> {
  const [own, english] = await Promise.all([loadMessages(locale, areas), loadMessages('en', areas)])
  return createTranslate(locale, own, english)
}
