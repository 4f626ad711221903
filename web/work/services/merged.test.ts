import { expect, test } from 'vitest'
import { merged } from './merged.ts'

test('what both changed in different places is kept from both', () => {
  const base = { services: ['a', 'b'], ceilings: { lol: 12, tft: 3 }, about: 'x', hours: [{ day: 1 }] }
  const mine = { ...base, services: ['b', 'c'], ceilings: { lol: 9, tft: 3 }, hours: [] }
  const theirs = { ...base, services: ['a', 'b', 'd'], ceilings: { lol: 12, tft: 5 }, about: 'y' }
  expect(merged(base, mine, theirs)).toEqual({
    services: ['b', 'c', 'd'],
    ceilings: { lol: 9, tft: 5 },
    about: 'y',
    hours: [],
  })
})

test('where both changed the same, one’s own change stays on top', () => {
  expect(merged({ about: 'x' }, { about: 'mine' }, { about: 'theirs' })).toEqual({ about: 'mine' })
  expect(merged({ ranks: {} }, { ranks: { lol: 1 } }, { ranks: { tft: 2 } })).toEqual({
    ranks: { lol: 1, tft: 2 },
  })
})
