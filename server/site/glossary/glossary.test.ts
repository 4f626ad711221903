import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { glossaryTerms } from '#core/site/glossary.ts'
import { locales } from '#i18n/locales.ts'
import { openApp } from '#server/test/open-app.ts'
import { glossaryWords } from './glossary-words.ts'
import { linkableTerms } from './linkable-terms.ts'

const { app } = await openApp()
const list = async (language: string) => (await app.inject(`/v1/glossary?language=${language}`)).json().data

type Listed = {
  letters: { letter: string; terms: { id: string; name: string; from: { amount: number } | null }[] }[]
}
const termsOf = ({ letters }: Listed) => letters.flatMap(({ terms }) => terms)

describe.each(locales)('the glossary in $code', ({ code }) => {
  test('has every term, under a letter of its alphabet', async () => {
    const listed: Listed = await list(code)
    expect(
      termsOf(listed)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(glossaryTerms.map(({ id }) => id).sort())
  })

  test('explains each in a few sentences, and names no form twice', async () => {
    const { terms } = await glossaryWords(code)
    const taken = new Map<string, string>()
    for (const [id, { text, forms }] of terms) {
      expect(forms.length, id).toBeGreaterThan(0)
      expect(text.length, id).toBeGreaterThan(code === 'zh' ? 25 : 100)
      expect(text.length, id).toBeLessThan(420)
      for (const form of forms) {
        expect(taken.get(form.toLowerCase()) ?? id, `${form} of ${id}`).toBe(id)
        taken.set(form.toLowerCase(), id)
      }
    }
  })
})

test('English explains each term in 25 to 60 words', async () => {
  const { terms } = await glossaryWords('en')
  for (const [id, { text }] of terms) {
    const { length } = text.split(' ')
    expect(length, id).toBeGreaterThanOrEqual(25)
    expect(length, id).toBeLessThanOrEqual(60)
  }
})

test('a term of a service names its lowest price in any game', async () => {
  const terms = termsOf(await list('en'))
  expect(terms.find(({ id }) => id === 'net-win')?.from).toEqual({
    service: 'win-boost',
    game: 'league-of-legends',
    amount: 160,
  })
  expect(terms.find(({ id }) => id === 'mmr')?.from).toBeNull()
})

test('a shop without prices explains its words all the same', async () => {
  const { app: closed } = await openApp(undefined, { priced: false })
  const terms = termsOf((await closed.inject('/v1/glossary?language=en')).json().data)
  expect(terms).toHaveLength(glossaryTerms.length)
  expect(terms.every(({ from }) => from === null)).toBe(true)
})

test('another language than the nine is refused', async () => {
  expect((await app.inject('/v1/glossary?language=ko')).statusCode).toBe(400)
  expect((await app.inject('/v1/glossary')).statusCode).toBe(400)
})

test('a text of the shop links only its own words, one about a game none of other games', async () => {
  const anchors = async (about: Parameters<typeof linkableTerms>[1]) =>
    new Set((await linkableTerms('en', about)).map(({ anchor }) => anchor))
  expect((await anchors('shop')).has('vault')).toBe(true)
  expect((await anchors('shop')).has('server')).toBe(false)
  expect((await anchors('valorant')).has('rr')).toBe(true)
  expect((await anchors('valorant')).has('marks')).toBe(false)
  expect((await anchors(null)).has('marks')).toBe(true)
})

test('every anchor of the glossary that a post or a legal page names exists', () => {
  const ids = new Set<string>(glossaryTerms.map(({ id }) => id))
  const root = new URL('../../../', import.meta.url)
  const files = ['db/content/posts/', 'i18n/legal/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`),
  )
  const lost = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\(\/glossary#([\w-]+)\)/g)]
      .filter(([, id = '']) => !ids.has(id))
      .map(([link]) => `${file}: ${link}`),
  )
  expect(lost).toEqual([])
})
