import type { Area } from '#i18n/areas.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate, type Translate } from '#i18n/translate.ts'

const words = new Map<string, Promise<Translate>>()

/** The texts of mails in a language; loaded once. */
export function mailWords(locale: Locale, areas: readonly Area[]): Promise<Translate> {
  const key = `${locale} ${areas}`
  const known = words.get(key)
  if (known) return known
  const loading = loadWords(locale, areas)
  words.set(key, loading)
  return loading
}

async function loadWords(locale: Locale, areas: readonly Area[]): Promise<Translate> {
  const [own, english] = await Promise.all([loadMessages(locale, areas), loadMessages('en', areas)])
  return createTranslate(locale, own, english)
}
