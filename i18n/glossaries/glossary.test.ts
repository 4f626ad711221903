import { describe, expect, test } from 'vitest'
import { allMessages, textsOf } from '../audit.ts'
import { locales } from '../locales.ts'
import { glossaries } from './all-glossaries.ts'
import { forbiddenWords, patternOf } from './forbidden-words.ts'

const found = (locale: 'en' | 'zh' | 'ar' | 'fr', forbidden: string | RegExp, text: string) =>
  patternOf(forbidden, locale).test(text)

test('a forbidden word matches as a whole word, in upper or lower case', () => {
  expect(found('fr', 'vous', 'Vous modifiez')).toBe(true)
  expect(found('fr', 'vous', 'un rendezvous')).toBe(false)
  expect(found('fr', 'crée', 'une procréée')).toBe(false)
  expect(found('en', 'in time', 'in times')).toBe(false)
  expect(found('en', 'in time', 'It arrived in time.')).toBe(true)
})

test('Chinese words are found anywhere, Arabic ones with their prefixes and suffixes', () => {
  expect(found('zh', '顾客', '有顾客点名找你')).toBe(true)
  expect(found('ar', 'رغبات', 'والرغبات')).toBe(true)
  expect(found('ar', 'رغبات', 'رغباتك هنا')).toBe(true)
  expect(found('ar', 'قيم', 'مقيم')).toBe(false)
})

test('an exception allows one word in one text, and nothing else', () => {
  const glossary = {
    ...glossaries.en,
    exceptions: [{ key: 'home.lead', word: 'whoever', because: 'It fits here.' }],
  }
  const messages = { home: { lead: 'Whoever reads this', title: 'Whoever that is' } }
  expect(forbiddenWords(glossary, messages).map(({ key }) => key)).toEqual(['home.title'])
})

test('in Arabic, عميل is an agent: a customer is زبون', async () => {
  const english = new Map(textsOf(await allMessages('en')).map(({ key, text }) => [key, text]))
  const mixed = textsOf(await allMessages('ar')).filter(
    ({ key, text }) => /عميل|عملاء/u.test(text) && !/agent/i.test(`${key} ${english.get(key)}`),
  )
  expect(mixed).toEqual([])
})

describe.each(locales)('the glossary of $code', async ({ code }) => {
  const glossary = glossaries[code]
  const texts = await allMessages(code)

  test('no text contains a forbidden word', () => {
    const lines = forbiddenWords(glossary, texts).map(
      ({ key, word, say }) => `${key}: “${word}” (say: ${say})`,
    )
    expect(lines).toEqual([])
  })

  test('no term is forbidden by its own glossary', () => {
    const terms = {
      terms: Object.fromEntries(Object.entries(glossary.terms).map(([name, { term }]) => [name, term])),
    }
    expect(forbiddenWords(glossary, terms)).toEqual([])
  })

  test('every exception names an existing text, is needed, and is explained', () => {
    const all = forbiddenWords({ ...glossary, exceptions: [] }, texts)
    const needless = glossary.exceptions.filter(
      ({ key, word, because }) =>
        !because || !all.some((each) => each.key === key && each.word.toLowerCase() === word.toLowerCase()),
    )
    expect(needless).toEqual([])
  })

  test('every text that can be the same as in English exists in this language', () => {
    const own = new Set(textsOf(texts).map(({ text }) => text))
    expect(glossary.sameAsEnglish.filter((text) => !own.has(text))).toEqual([])
    expect(new Set(glossary.sameAsEnglish).size).toBe(glossary.sameAsEnglish.length)
  })
})
