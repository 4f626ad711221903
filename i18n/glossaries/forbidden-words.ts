import type { AllMessages } from '../audit.ts'
import { textsOf } from '../audit.ts'
import { anyHole } from '../fill.ts'
import type { Forbidden, Glossary } from './glossary.ts'

/** A forbidden word found in a text, and the glossary's replacement. */
export type Finding = { key: string; form: string | null; text: string; word: string; say: string }

/** What can be attached to an Arabic word: a conjunction, preposition or article before it, a possessive after it. */
const arabicBefore = '[وف]?(?:بال|كال|فال|وال|لل|ال|[بكل])?'
const arabicAfter = '(?:ك|ه|ها|هم|نا|ي|ين|ون|ات|ان|ة)?'

/** The pattern for a forbidden word: a whole word where spaces separate words, anywhere in Chinese. */
export function patternOf(forbidden: Forbidden, locale: Glossary['locale']): RegExp {
  if (typeof forbidden !== 'string') return forbidden
  const word = forbidden.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')
  if (locale === 'zh') return new RegExp(word, 'iu')
  const alone = locale === 'ar' ? `${arabicBefore}${word}${arabicAfter}` : word
  return new RegExp(`(?<![\\p{L}\\p{N}])${alone}(?![\\p{L}\\p{N}])`, 'iu')
}

const isolates = /[\u2066-\u2069]/g
const vowelSigns = /[\u064b-\u0652]/g

/** Comparison ignores vowel signs in Arabic, and direction isolates in every language. */
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
 * Every forbidden word in a language's texts, except where its glossary explains an exception; one result per text and
 * term. A hole's name is not a word of the text, so only a pattern that names a hole matches it.
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
