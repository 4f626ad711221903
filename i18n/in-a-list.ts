import { localeInfo } from './locales.ts'
import { isolated, type Translate } from './translate.ts'

/** Things of one kind as a list of a sentence: Valorant, Wild Rift, and Teamfight Tactics. Empty without any. */
export function inAList({ locale }: Translate, words: readonly string[]): string {
  const { tag, dir } = localeInfo(locale)
  return new Intl.ListFormat(tag).format(dir === 'rtl' ? words.map(isolated) : words)
}
