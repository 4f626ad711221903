import type { Area } from '#i18n/areas.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate, type Messages, type Translate } from '#i18n/translate.ts'
import { unanswered } from '../session/call.ts'

/** Texts that every page needs: the shell's, and those of the games that it lists. */
export const shellAreas: readonly Area[] = ['shell', 'games']

/** The texts of some areas; `english` replaces those that failed to load. */
export type LoadedTexts = { messages: Messages; english: Messages }

/** The loaded texts of one language; pages add their areas. */
export class Texts {
  readonly t: Translate
  /** The texts in a rendered page, with which the browser starts. */
  readonly loaded: LoadedTexts
  readonly #locale: Locale

  constructor(locale: Locale, loaded: LoadedTexts = { messages: {}, english: {} }) {
    this.#locale = locale
    this.loaded = loaded
    this.t = createTranslate(locale, loaded.messages, loaded.english)
  }

  async ensure(areas: readonly Area[]): Promise<void> {
    const { messages, english } = this.loaded
    const missing = areas.filter((area) => !messages[area])
    if (!missing.length) return
    // Loaded only if something is missing, because it lists the files of every language.
    const { loadMessages } = await import('#i18n/load-messages.ts')
    const loaded = await loadMessages(this.#locale, missing)
    const emptyIn = (found: Messages, areas: readonly Area[]) =>
      areas.filter((area) => Object.keys(found[area] ?? {}).length === 0)
    // If a language can't be loaded, English keeps the page from having no text.
    const empty = emptyIn(loaded, missing)
    const standIn = empty.length && this.#locale !== 'en' ? await loadMessages('en', empty) : {}
    // Neither loaded, so nothing can load now; the next call tries again.
    if (emptyIn(standIn, empty).length) throw unanswered()
    Object.assign(messages, loaded)
    Object.assign(english, standIn)
  }
}
