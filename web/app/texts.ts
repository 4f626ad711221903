import type { Area } from '#i18n/areas.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate, type Messages, type Translate } from '#i18n/translate.ts'

/** The texts loaded so far in one language; pages add their areas as they come. */
export class Texts {
  readonly t: Translate
  readonly #locale: Locale
  readonly #messages: Messages = {}
  readonly #english: Messages = {}

  constructor(locale: Locale) {
    this.#locale = locale
    this.t = createTranslate(locale, this.#messages, this.#english)
  }

  async ensure(areas: readonly Area[]): Promise<void> {
    const missing = areas.filter((area) => !this.#messages[area])
    if (!missing.length) return
    const loaded = await loadMessages(this.#locale, missing)
    Object.assign(this.#messages, loaded)
    // A language that can't be loaded must not leave the page without words: English stands in.
    const empty = missing.filter((area) => Object.keys(loaded[area] ?? {}).length === 0)
    if (empty.length && this.#locale !== 'en') Object.assign(this.#english, await loadMessages('en', empty))
  }
}
