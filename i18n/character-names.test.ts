import { describe, expect, test } from 'vitest'
import { characterLists } from '#core/games/character-lists.ts'
import type { RoleId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { allMessages } from './audit.ts'
import { characterNameFiles } from './load-character-names.ts'
import { type Locale, locales } from './locales.ts'

const kinds = Object.entries(characterNameFiles) as [keyof typeof characterNameFiles, object][]
const files = kinds.flatMap(([kind]) =>
  (Object.keys(characterNameFiles[kind]) as Locale[]).map((locale) => [kind, locale] as const),
)

/** All characters of a kind, from every game. */
const known = (kind: string) =>
  Object.values(games)
    .filter((game) => game.characters === kind)
    .flatMap(({ id }) => characterLists[id]?.characters ?? [])

describe.each(files)('the %s in %s', (kind, locale) => {
  test('are all known, each with names of its own', async () => {
    const names = (await characterNameFiles[kind][locale]?.())?.default ?? {}
    const ids = known(kind).map(({ id }) => id)
    expect(Object.keys(names).filter((id) => !ids.includes(id))).toEqual([])
    const words = Object.values(names).flat()
    expect(words.filter((word) => word.trim() !== word || word === '')).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })
})

test.each(['zh', 'ar'] as const)('every champion has a name in %s, in its own script', async (locale) => {
  const names = (await characterNameFiles.champions[locale]?.())?.default ?? {}
  const script = locale === 'zh' ? /\p{Script=Han}/u : /\p{Script=Arabic}/u
  const foreign = known('champions').filter(({ id }) => !script.test([names[id] ?? ''].flat().join()))
  // Wild Rift's exclusive champion has a name in another script only in China.
  expect(foreign.map(({ id }) => id)).toEqual(locale === 'ar' ? ['norra'] : [])
})

test('every role of every game has a word in nine languages', async () => {
  const roles = new Set<RoleId>(Object.values(games).flatMap((game) => [...game.roles]))
  for (const { code } of locales) {
    const { games: texts = {} } = await allMessages(code)
    for (const role of roles) expect(texts[`role.${role}`], `${role} in ${code}`).toMatch(/\p{L}/u)
  }
})
