import { loadMessages } from '#i18n/load-messages.ts'
import { shopCheckWords } from '#i18n/shop-check-words.ts'
import { createTranslate } from '#i18n/translate.ts'

/** The doctor's words for a log and a terminal. */
export const englishDoctor = shopCheckWords(
  createTranslate('en', await loadMessages('en', ['opening', 'games'])),
  { time: (at) => `${at.slice(0, 16).replace('T', ' ')} UTC`, name: (text) => text },
)
