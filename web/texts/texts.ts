import type { Area } from '#i18n/areas.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate, type Messages, type Translate } from '#i18n/translate.ts'
import { unanswered } from '../session/call.ts'

/** Texts that every page needs: the shell's, and the games that it lists. */
export const shellAreas: readonly Area[] = ['shell', 'games']

/** The texts of some areas; `english` stands in where a language has failed to load. */
export type LoadedTexts = { messages: Messages; english: Messages }

/** The texts loaded so far in one language; pages add their areas as they come. */
export class Texts {
  readonly t: Translate
  /** What a rendered page carries, so that the browser begins with its words. */
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
    // Not before something is missing: it names the files of every language.
    const { loadMessages } = await import('#i18n/load-messages.ts')
    const loaded = await loadMessages(this.#locale, missing)
    const emptyIn = (found: Messages, areas: readonly Area[]) =>
      areas.filter((area) => Object.keys(found[area] ?? {}).length === 0)
    // A language that can't be loaded must not leave the page without words: English stands in.
    const empty = emptyIn(loaded, missing)
    const standIn = empty.length && this.#locale !== 'en' ? await loadMessages('en', empty) : {}
    // Neither came: nothing does at the moment, and the next time they are asked for again.
    if (emptyIn(standIn, empty).length) throw unanswered()
    Object.assign(messages, loaded)
    Object.assign(english, standIn)
  }
}
