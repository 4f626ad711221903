import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { LetterFacts, LetterWords, Words } from './letter-spec.ts'

type Written<Facts, Content> = LetterFacts & {
  words: (facts: Facts, words: Words) => Content
  example: NoInfer<Facts>
}

/** A letter that is not about an order; its facts are those that `words` asks for. */
export const ownLetter = <Facts, Content extends LetterWords>(
  letter: Written<Facts, Content>,
): Written<Facts, Content> => letter

/** A letter that always says the same. */
export type NoFacts = Record<string, never>

export const settingsPage = (locale: Locale) => href('/dashboard/profile-settings', locale)
