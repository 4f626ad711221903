import { describe, expect, test } from 'vitest'
import { characterLists } from './character-lists.ts'
import type { CharacterList } from './characters.ts'
import { gameIds } from './game.ts'
import { games } from './games.ts'

const lists = Object.entries(characterLists) as [keyof typeof characterLists, CharacterList][]

describe.each(lists)('%s', (game, { asOf, characters }) => {
  test('every id is the name in kebab-case and unique', () => {
    const slug = (name: string) =>
      name
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[’./\p{M}]/gu, '')
        .replaceAll(/[^a-z0-9]+/g, '-')
    expect(characters.map(({ id }) => id)).toEqual(characters.map(({ name }) => slug(name)))
    expect(new Set(characters.map(({ id }) => id)).size).toBe(characters.length)
    expect(characters.map(({ id }) => id)).toEqual(characters.map(({ id }) => id).toSorted())
  })

  test('every role exists in the game', () => {
    for (const { role } of characters) if (role) expect(games[game].roles).toContain(role)
  })

  test('the list names its patch', () => {
    expect(asOf.patch).toMatch(/^\d+\.\d+$/)
    expect(asOf.month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
  })
})

test('exactly the games that offer champions or agents have a list', () => {
  const offering = gameIds.filter((game) => games[game].characters !== null)
  expect(Object.keys(characterLists).toSorted()).toEqual(offering.toSorted())
})

test('every agent has a role, and a champion has the same name in both games', () => {
  expect(characterLists.valorant?.characters.every(({ role }) => role)).toBe(true)
  const names = new Map(characterLists['league-of-legends']?.characters.map(({ id, name }) => [id, name]))
  const others = characterLists['wild-rift']?.characters.filter(({ id, name }) => names.get(id) !== name)
  expect(others?.map(({ name }) => name)).toEqual(['Norra'])
})
