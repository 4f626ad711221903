import { describe, expect, test } from 'vitest'
import { ruleSentences } from '#contract/errors.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import type { Area } from './areas.ts'
import { allMessages, areasOf, textsOf } from './audit.ts'
import { figureForHole, figureInWords, figures } from './figures.ts'
import { type AreaTexts, filled, ownHole } from './fill.ts'
import { loadMessages } from './load-messages.ts'
import { locales } from './locales.ts'
import { createTranslate } from './translate.ts'

const areas: Record<string, AreaTexts> = {
  games: { 'addon.solo-only': 'Solo-only queue', wins: { one: '{count} win', other: '{count} wins' } },
}
const fill = (texts: AreaTexts) => filled('en', texts, async (area: Area) => areas[area] ?? {})

test('a text contains figures and the names of other texts, in each of its forms', async () => {
  const written = {
    check: 'Check it within {figures.check}.',
    note: 'With {games.addon.solo-only}, {name}.',
    both: { one: '{count} of {figures.mostRoles}', other: '{games.addon.solo-only}: {count}' },
  }
  expect(await fill(written)).toEqual({
    check: 'Check it within 72\u00a0hours.',
    note: 'With Solo-only queue, {name}.',
    both: { one: '{count} of 2', other: 'Solo-only queue: {count}' },
  })
})

test('no line ends inside “e-mail”, in any language’s spelling', async () => {
  const written = { note: 'By e-mail.', label: 'E-Mail', address: 'E-mailadres', path: 'type-mail' }
  expect(await fill(written)).toEqual({
    note: 'By e-\u2060mail.',
    label: 'E-\u2060Mail',
    address: 'E-\u2060mailadres',
    path: 'type-mail',
  })
})

test('a hole that names no text, or a plural, stays visible', async () => {
  const written = { a: '{figures.nothing} {games.nothing} {games.wins} {nowhere.at-all}' }
  expect(await fill(written)).toEqual(written)
})

test('a text is complete as soon as it is loaded', async () => {
  const t = createTranslate('de', await loadMessages('de', ['order']))
  expect(t('order.stepCheck')).toBe('Du hast 72\u00a0Stunden Zeit')
})

test('a figure follows the constant that the server uses', () => {
  expect(figures.check).toEqual({ value: deadlines.check.ms / 3_600_000, unit: 'hour' })
})

test('the rules of spec 5 are the contract’s sentences', async () => {
  expect((await loadMessages('en', ['rules'])).rules).toEqual(ruleSentences)
})

test('figures follow each language’s spelling and stay tied to their units', () => {
  const check = { en: '72 hours', de: '72 Stunden', fr: '72 heures', nl: '72 uur', zh: '72 小时' } as const
  for (const [locale, phrase] of Object.entries(check))
    expect(figureInWords(locale as keyof typeof check, 'check')).toBe(phrase.replace(' ', '\u00a0'))
  expect(figureInWords('ar', 'check')).toBe('\u206772\u00a0ساعة\u2069')
  expect(figureInWords('ar', 'largestPicture')).toBe('\u20668\u00a0MB\u2069')
  expect(figureInWords('fr', 'largestPicture')).toBe('8\u00a0Mo')
  expect(figureInWords('es', 'start')).toBe('1\u00a0hora')
  expect(figureInWords('pt', 'hold')).toBe('7\u00a0dias')
  expect(figureInWords('ar', 'mostCharacters')).toBe('5')
})

test('a figure has the case that its hole asks for, where the language has one', () => {
  expect(figureForHole('de', 'appealDecision')).toBe('3\u00a0Tage')
  expect(figureForHole('de', 'appealDecision.dat')).toBe('3\u00a0Tagen')
  expect(figureForHole('de', 'check.dat')).toBe('72\u00a0Stunden')
  expect(figureForHole('ar', 'namedOffer')).toBe('\u2067ساعتان\u2069')
  expect(figureForHole('ar', 'namedOffer.gen')).toBe('\u2067ساعتين\u2069')
  expect(figureForHole('fr', 'appealDecision.dat')).toBeNull()
  expect(figureForHole('de', 'nothing')).toBeNull()
})

/** A figure in the nominative after a word that asks for another case. */
const wrongCase = {
  de: /(?<!\p{L})(innerhalb von|binnen|nach|seit|vor|mit|in|von|aus) (den |weiteren |letzten )*\d+\u00a0(Tage|Monate)(?!\p{L})/iu,
  ar: /(?<!\p{L})[وف]?(خلال|لمدة|بعد|قبل|كل|منذ|في|من|إلى|مدة) \u2067?(ساعتان|يومان|دقيقتان|ثانيتان|شهران)/u,
} as const

test.each(['de', 'ar'] as const)(
  'no figure in %s has the wrong case after its preposition',
  async (locale) => {
    const loaded = (await loadMessages(locale, await areasOf(locale))) as Parameters<typeof textsOf>[0]
    expect(textsOf(loaded).filter(({ text }) => wrongCase[locale].test(text))).toEqual([])
  },
)

test('the test of the cases finds what it looks for', () => {
  expect('Entscheide innerhalb von 3\u00a0Tage.').toMatch(wrongCase.de)
  expect('Das dauert bis zu 10\u00a0Tage.').not.toMatch(wrongCase.de)
  expect('خلال \u2067ساعتان\u2069').toMatch(wrongCase.ar)
})

describe.each(locales)('the holes of the texts in $code', async ({ code }) => {
  const own = await allMessages(code)
  const english = await allMessages('en')

  test('each names a figure, or a text without plural forms that names no other text', () => {
    for (const { key, text } of textsOf(own))
      for (const [hole, area = '', name = ''] of text.matchAll(ownHole)) {
        if (area === 'figures') expect(figureForHole(code, name), `${key}: ${hole}`).not.toBeNull()
        else {
          const named = own[area]?.[name] ?? english[area]?.[name]
          expect(typeof named, `${key}: ${hole}`).toBe('string')
          // A name inside a name would stay unfilled, and could lead to a cycle.
          expect(String(named).replaceAll(/\{figures\.[\w.]+\}/g, ''), `${key}: ${hole}`).not.toMatch(ownHole)
        }
      }
  })
})
