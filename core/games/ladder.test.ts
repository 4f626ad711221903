import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameIds, type Rank } from './game.ts'
import { games } from './games.ts'
import {
  campIndex,
  camps,
  hundredths,
  isOpenTier,
  ladderPoints,
  openDivisionAt,
  openFoot,
  rankAtPoints,
  stretches,
} from './ladder.ts'

const lol = games['league-of-legends']

test('each ladder has its camps in order (domain 1)', () => {
  expect(gameIds.map((id) => camps(games[id]).length)).toEqual([31, 31, 23, 32])
  expect(camps(lol).slice(0, 5)).toEqual([
    { index: 0, tier: 'iron', division: 4 },
    { index: 1, tier: 'iron', division: 3 },
    { index: 2, tier: 'iron', division: 2 },
    { index: 3, tier: 'iron', division: 1 },
    { index: 4, tier: 'bronze', division: 4 },
  ])
  expect(camps(games['wild-rift']).at(-1)).toEqual({ index: 31, tier: 'sovereign', division: null })
  expect(campIndex(games.valorant, { tier: 'gold', division: 4 })).toBe(-1)
  expect(campIndex(games.valorant, { tier: 'emerald', division: 1 })).toBe(-1)
})

test('points count from the foot of the ladder and continue in the open tiers', () => {
  expect(ladderPoints(lol, { tier: 'silver', division: 2, points: 52 })).toBe(1052)
  expect(ladderPoints(lol, { tier: 'master', division: null, points: 0 })).toBe(2800)
  expect(ladderPoints(lol, { tier: 'challenger', division: null, points: 900 })).toBe(3700)
  // 4 x 2 iron, 4 x 3 bronze, 4 x 3 silver, 4 x 4 gold and platinum, 4 x 5 emerald and diamond.
  expect(openFoot(games['wild-rift'])).toBe(8 + 12 + 12 + 16 + 16 + 20 + 20)
  expect(() => ladderPoints(lol, { tier: 'radiant', division: null, points: 0 })).toThrow(RangeError)
})

test('grandmaster and challenger are thresholds of the same open points', () => {
  const tierAt = (points: number) => rankAtPoints(lol, 2800 + points).tier
  expect([0, 399, 400, 799, 800, 2000].map(tierAt)).toEqual([
    'master',
    'master',
    'grandmaster',
    'grandmaster',
    'challenger',
    'challenger',
  ])
  expect(isOpenTier(games.valorant, 'immortal')).toBe(true)
  expect(isOpenTier(games.valorant, 'ascendant')).toBe(false)
  const immortal = (points: number): Rank => ({ tier: 'immortal', division: null, points })
  expect([0, 99, 100, 250].map((rr) => openDivisionAt(games.valorant, immortal(rr)))).toEqual([1, 1, 2, 3])
  expect(openDivisionAt(lol, { tier: 'master', division: null, points: 100 })).toBeNull()
})

describe.each(gameIds)('%s', (id) => {
  const game = games[id]
  const height = fc.integer({ min: 0, max: openFoot(game) + 1500 })

  test('height and rank say the same', () => {
    fc.assert(fc.property(height, (points) => ladderPoints(game, rankAtPoints(game, points)) === points))
    expect(rankAtPoints(game, -20)).toEqual(rankAtPoints(game, 0))
  })

  test('the camps between two heights cover the whole distance', () => {
    fc.assert(
      fc.property(height, height, (from, to) => {
        const way = stretches(game, from, to)
        expect(way.reduce((sum, { points }) => sum + points, 0)).toBe(Math.max(0, to - from))
        expect(way.every(({ points, of }) => points > 0 && (of === 0 || points <= of))).toBe(true)
      }),
    )
  })

  test('a division is a hundred hundredths, whatever points it takes', () => {
    expect(hundredths(stretches(game, 0, openFoot(game)))).toBeCloseTo(
      camps(game).filter(({ division }) => division !== null).length * 100,
    )
  })
})
