import { offeredLocale } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Letter } from './compose-letter.ts'
import type { LetterWords, Words } from './letters/letter-spec.ts'
import { type OwnLetter, ownLetters } from './letters/letters.ts'
import { mailWords } from './mail-words.ts'
import { queueLetter, type requireLetter } from './queue-letter.ts'

/** What a letter of this kind is written from. */
export type FactsOf<Kind extends OwnLetter> = Parameters<(typeof ownLetters)[Kind]['words']>[0]

type Sending = {
  /** Identifies the message; a second letter with the same ref is not written. */
  ref?: string
  /** `requireLetter` refuses the call if the letter is withheld. */
  write?: typeof queueLetter | typeof requireLetter
}

/** Writes a letter that is not about an order, in its reader's language or, where the shop doesn't offer it, in English. */
export async function writeLetter<Kind extends OwnLetter>(
  work: Work,
  kind: Kind,
  to: Letter['to'],
  facts: FactsOf<Kind>,
  { ref, write = queueLetter }: Sending = {},
): Promise<boolean> {
  const { config } = work.services
  const locale = offeredLocale(config.languages, to.locale)
  const t = await mailWords(locale)
  const words = ownWords(t, kind, facts, { locale, zone: config.timeZone, now: work.now })
  return (await write(work, { kind, to: { ...to, locale }, ...words, ref })) ?? true
}

/** What a letter says, without its reader. */
export function ownWords<Kind extends OwnLetter>(
  t: Translate,
  kind: Kind,
  facts: FactsOf<Kind>,
  place: Omit<Words, 't' | 'time'>,
): LetterWords {
  // The table ties a kind to its facts, which the compiler loses for one of many kinds.
  const words: (facts: never, words: Words) => LetterWords = ownLetters[kind].words
  return words(facts as never, { ...place, t, time: times(place.locale, place.zone) })
}
