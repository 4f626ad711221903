import { describe, expect, test } from 'vitest'
import type { GameId } from '#core/games/game.ts'
import type { Locale } from '#i18n/locales.ts'
import { findCharacters } from './find-characters.ts'
import { loadCharacters } from './load-characters.ts'

/** The ids that a search finds, in order. */
const found = async (game: GameId, locale: Locale, typed: string) =>
  findCharacters(await loadCharacters(game, locale), typed).map(({ id }) => id)

describe('a search', () => {
  test('ignores case, accents, apostrophes and spaces', async () => {
    for (const typed of ['khazix', 'KHA’ZIX', "kha'zix", 'kha zix'])
      expect(await found('league-of-legends', 'en', typed)).toEqual(['khazix'])
    for (const typed of ['maitre', 'Maître Yi', 'master yi'])
      expect(await found('league-of-legends', 'fr', typed)).toEqual(['master-yi'])
    expect(await found('valorant', 'en', 'kayo')).toEqual(['kayo'])
  })

  test('puts an exact name first, then names that begin with the text', async () => {
    expect((await found('league-of-legends', 'en', 'vi')).slice(0, 3)).toEqual(['vi', 'viego', 'viktor'])
    expect((await found('league-of-legends', 'en', 'sol'))[0]).toBe('aurelion-sol')
  })

  test('finds by the reader’s name, by the English name and by players’ other names', async () => {
    for (const typed of ['李青', '盲僧', 'lee sin', 'leesin'])
      expect((await found('league-of-legends', 'zh', typed))[0]).toBe('lee-sin')
    for (const typed of ['آري', 'اري', 'ahri'])
      expect((await found('wild-rift', 'ar', typed))[0]).toBe('ahri')
    for (const typed of ['捷风', 'jett']) expect(await found('valorant', 'zh', typed)).toEqual(['jett'])
  })

  test('finds everyone without text, and no one with nonsense', async () => {
    const all = await loadCharacters('wild-rift', 'en')
    expect(findCharacters(all, '')).toBe(all)
    expect(findCharacters(all, ' ’ ')).toBe(all)
    expect(findCharacters(all, 'qqq')).toEqual([])
  })
})

test('everyone is found by the English name in every language', async () => {
  for (const locale of ['en', 'fr', 'zh', 'ar'] as const)
    for (const { id, names } of await loadCharacters('league-of-legends', locale))
      expect(await found('league-of-legends', locale, names.at(-1) ?? '')).toContain(id)
})

test('a game without champions offers no choice', async () => {
  expect(await loadCharacters('teamfight-tactics', 'en')).toEqual([])
})

test('players read the names in the order of their language', async () => {
  const names = (await loadCharacters('league-of-legends', 'fr')).map(({ name }) => name)
  expect(names.indexOf('Séraphine')).toBe(names.indexOf('Sett') - 1)
  expect(names).toContain('Nunu et Willump')
})
