import type { Locale } from '#i18n/locales.ts'

/** The service didn't answer in time, or with something else than a translation. */
export class TranslationAway extends Error {}

/** Translates what people write to each other, where the operator has chosen a provider. */
export type Translation = {
  /** The provider as people read it; null without one, and then pages show no button. */
  provider: string | null
  /**
   * The text in a language; the provider finds out which language it is in.
   * @throws TranslationAway within 5 s
   */
  translate(text: string, language: Locale): Promise<string>
}

/** The default: messages are read as they were written. */
export const noTranslation: Translation = {
  provider: null,
  translate: () => Promise.reject(new TranslationAway('TRANSLATE_URL is not set')),
}
