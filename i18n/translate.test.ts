import { expect, test, vi } from 'vitest'
import { createTranslate, type MessageKey } from './translate.ts'

const days = 'games.days'
const rank = 'games.rank'

test('values are filled in, and an unknown hole stays visible', () => {
  const t = createTranslate('en', { games: { rank: '{tier} {division}' } })
  expect(t(rank, { tier: 'Silver', division: 'II' })).toBe('Silver II')
  expect(t(rank, { tier: 'Silver' })).toBe('Silver {division}')
})

test('Arabic has six forms', () => {
  const forms = { zero: 'z', one: 'o', two: 't', few: 'f {count}', many: 'm {count}', other: '* {count}' }
  const t = createTranslate('ar', { games: { days: forms } })
  expect([0, 1, 2, 5, 23, 100].map((count) => t(days, { count }))).toEqual([
    'z',
    'o',
    't',
    'f 5',
    'm 23',
    '* 100',
  ])
})

test('French counts zero as one, and a missing form falls back to other', () => {
  const t = createTranslate('fr', { games: { days: { one: '{count} jour', other: '{count} jours' } } })
  expect([0, 1, 2, 1_000_000].map((count) => t(days, { count }))).toEqual([
    '0 jour',
    '1 jour',
    '2 jours',
    '1\u202f000\u202f000 jours',
  ])
})

test('marked parts are split off before values are filled in, so a value can’t add a mark', () => {
  const t = createTranslate('en', { games: { rank: 'Read <link>the {tier}</link> and {division}' } })
  expect(t.parts(rank, { tier: 'terms', division: '<link>x</link>' })).toEqual([
    { tag: null, text: 'Read ' },
    { tag: 'link', text: 'the terms' },
    { tag: null, text: ' and <link>x</link>' },
  ])
})

test('values inside Arabic keep their own direction', () => {
  const t = createTranslate('ar', { games: { rank: '{tier} ({division})' } })
  expect(t(rank, { tier: 'فضي', division: 'II' })).toBe('\u2067فضي\u2069 (\u2066II\u2069)')
})

test('a missing text is reported once, and English or the key replaces it', () => {
  const t = createTranslate('de', {}, { games: { days: 'days' } })
  expect(t(days)).toBe('days')
  expect([t(rank), t(rank)]).toEqual([rank, rank])
  expect(vi.mocked(console.error).mock.calls).toEqual([['No text for games.rank in de']])
  vi.mocked(console.error).mockClear()
  expect(t.has('games.days')).toBe(true)
  expect(t.has('games.toString' satisfies string as MessageKey)).toBe(false)
})
