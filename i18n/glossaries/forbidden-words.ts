import type { AllMessages } from '../audit.ts'
import { textsOf } from '../audit.ts'
import type { Forbidden, Glossary } from './glossary.ts'

/** A forbidden word in a text, and what the glossary says instead. */
export type Finding = { key: string; form: string | null; text: string; word: string; say: string }

/** What may lean on an Arabic word: a conjunction, a preposition, the article; and a possessive behind it. */
const arabicBefore = '[وف]?(?:بال|كال|فال|وال|لل|ال|[بكل])?'
const arabicAfter = '(?:ك|ه|ها|هم|نا|ي|ين|ون|ات|ان|ة)?'

/** The pattern of a forbidden word: alone where a language has spaces between words, anywhere in Chinese. */
export function patternOf(forbidden: Forbidden, locale: Glossary['locale']): RegExp {
  if (typeof forbidden !== 'string') return forbidden
  const word = forbidden.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')
  if (locale === 'zh') return new RegExp(word, 'iu')
  const alone = locale === 'ar' ? `${arabicBefore}${word}${arabicAfter}` : word
  return new RegExp(`(?<![\\p{L}\\p{N}])${alone}(?![\\p{L}\\p{N}])`, 'iu')
}

const anyHole = /\{[\w.-]+\}/g
const isolates = /[\u2066-\u2069]/g
const vowelSigns = /[\u064b-\u0652]/g

/** Arabic is compared without its vowel signs, every language without the marks that isolate a direction. */
function comparable(text: string, locale: Glossary['locale']): string {
  const bare = text.replaceAll(isolates, '')
  return locale === 'ar' ? bare.replaceAll(vowelSigns, '') : bare
}

type Rule = { forbidden: RegExp; say: string; namesHole: boolean }

function rulesOf({ locale, address, terms, style }: Glossary): Rule[] {
  const rules = (say: string, words: readonly Forbidden[] = []): Rule[] =>
    words.map((word) => {
      const forbidden = patternOf(word, locale)
      return { forbidden, say, namesHole: /\\\{\w+\\\}/.test(forbidden.source) }
    })
  return [
    ...rules(address.form, address.forbidden),
    ...Object.values(terms).flatMap(({ term, forbidden }) => rules(term, forbidden)),
    ...style.flatMap(({ say, forbidden }) => rules(say, forbidden)),
  ]
}

/**
 * Every forbidden word in the texts of a language, but for the exceptions that its glossary explains; one for each text
 * and thing. The name of a hole is no word of the text: only a pattern that names a hole sees it.
 */
export function forbiddenWords(glossary: Glossary, messages: AllMessages): Finding[] {
  const rules = rulesOf(glossary)
  const excused = new Set(glossary.exceptions.map(({ key, word }) => `${key}#${word.toLowerCase()}`))
  return textsOf(messages).flatMap(({ key, form, text }) => {
    const whole = comparable(text, glossary.locale)
    const words = whole.replaceAll(anyHole, '\ufffc')
    const said = new Set<string>()
    return rules.flatMap(({ forbidden, say, namesHole }): Finding[] => {
      const word = forbidden.exec(namesHole ? whole : words)?.[0]
      if (word === undefined || said.has(say)) return []
      said.add(say)
      return excused.has(`${key}#${word.toLowerCase()}`) ? [] : [{ key, form, text, word, say }]
    })
  })
}
