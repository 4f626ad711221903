import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bracketHeights } from '../choices/bracket-heights.ts'
import { bracketChoices, type ClimbConfig, defaultConfig } from '../choices/order-config.ts'
import { gameIds, type Rank } from '../games/game.ts'
import { games } from '../games/games.ts'
import { camps, openFoot, rankAtPoints } from '../games/ladder.ts'
import { climb, placements, winsAt } from '../test/test-configs.ts'
import { heightAfter, honestGame, seeded } from '../test/walks.ts'
import type { RecordedGame } from './recorded-game.ts'
import { type NewGame, standingRefusal, unusualGames } from './standing.ts'

const lol = 'league-of-legends'
const at = '2026-11-22T17:52:00.000Z'

function rank(words: string, points: number): Rank {
  const { start } = climb(lol, words, 'Challenger')
  return { tier: start.tier, division: start.division, points }
}

const config = climb(lol, 'Silver II', 'Platinum IV', {
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
})

function recorded(standing: Rank, points = 20, by = 'a'): RecordedGame {
  return { by, result: points < 0 ? 'lost' : 'won', points, standing, at }
}

/** The verdict on the next game of booster a. */
function asked(
  played: RecordedGame[],
  standing: Rank,
  points: number,
  { hasProof = false, by = 'a', of = config as Parameters<typeof standingRefusal>[0] } = {},
) {
  const next: NewGame = { by, result: points < 0 ? 'lost' : 'won', points, standing, hasProof }
  const refusal = standingRefusal(of, played, next)
  return refusal && `${refusal.code} ${refusal.field}`
}

const silver2at60 = [recorded(rank('Silver II', 60))]

test('the rank after a game is the rank before it plus the game’s points', () => {
  expect(asked(silver2at60, rank('Silver II', 82), 22)).toBeNull()
  expect(asked(silver2at60, rank('Silver II', 41), -19)).toBeNull()
  expect(asked(silver2at60, rank('Silver II', 84), 22)).toBe('proof_needed standing')
  expect(asked(silver2at60, rank('Silver II', 41), -22)).toBe('proof_needed standing')
})

test('a promotion keeps the surplus or loses it', () => {
  const almost = [recorded(rank('Silver II', 90))]
  for (const points of [0, 5, 12]) expect(asked(almost, rank('Silver I', points), 22)).toBeNull()
  expect(asked(almost, rank('Silver II', 100), 22)).toBeNull()
  expect(asked(almost, rank('Silver I', 13), 22)).toBe('proof_needed standing')
  expect(asked(almost, rank('Silver II', 99), 22)).toBe('proof_needed standing')
})

test('a loss stops at the foot of a division, or ends in the one below', () => {
  const low = [recorded(rank('Gold IV', 5))]
  for (const standing of [
    rank('Gold IV', 0),
    rank('Silver I', 90),
    rank('Silver I', 75),
    rank('Silver I', 25),
  ])
    expect(asked(low, standing, -15)).toBeNull()
  expect(asked(low, rank('Silver I', 20), -15)).toBe('proof_needed standing')
  expect(asked(low, rank('Silver II', 75), -15)).toBe('proof_needed standing')
  expect(asked(low, rank('Silver II', 75), -15, { hasProof: true })).toBeNull()
})

test('Valorant starts a division at 10 RR, and a demotion ends at 70 RR or more', () => {
  const of = climb('valorant', 'Gold 1', 'Diamond 1')
  const gold = (division: number, points: number): Rank => ({ tier: 'gold', division, points })
  const almost = [recorded(gold(1, 95))]
  expect(asked(almost, gold(2, 10), 6, { of })).toBeNull()
  expect(asked(almost, gold(2, 11), 6, { of })).toBe('proof_needed standing')
  const low = [recorded(gold(2, 8))]
  expect(asked(low, gold(2, 0), -20, { of })).toBeNull()
  expect(asked(low, gold(1, 70), -20, { of })).toBeNull()
  expect(asked(low, gold(1, 69), -20, { of })).toBe('proof_needed standing')
})

test('Wild Rift counts marks, and points from Master up', () => {
  const of = climb('wild-rift', 'Diamond II', 'Master', {
    target: { tier: 'master', division: null, points: 90 },
  })
  const diamond = (division: number, points: number): Rank => ({ tier: 'diamond', division, points })
  const master = (points: number): Rank => ({ tier: 'master', division: null, points })
  const last = [recorded(diamond(1, 4), 1)]
  expect(asked(last, master(0), 1, { of })).toBeNull()
  expect(asked(last, diamond(1, 5), 1, { of })).toBeNull()
  expect(asked(last, diamond(1, 3), -1, { of })).toBeNull()
  expect(asked(last, master(0), 20, { of })).toBe('game_not_possible points')
  expect(asked([recorded(master(0), 1)], master(25), 25, { of })).toBeNull()
  expect(asked([recorded(master(3), 1)], diamond(1, 4), -12, { of })).toBeNull()
})

test('an impossible game is refused, an unusual one needs a screenshot', () => {
  expect(asked(silver2at60, rank('Silver I', 41), 81, { hasProof: true })).toBe('game_not_possible points')
  expect(asked(silver2at60, rank('Silver I', 10), 50)).toBe('proof_needed points')
  expect(asked(silver2at60, rank('Silver I', 10), 50, { hasProof: true })).toBeNull()
  expect(asked(silver2at60, rank('Silver II', 61), 1)).toBe('proof_needed points')
  // A remake or a forgiven loss moves nothing.
  expect(
    standingRefusal(config, silver2at60, {
      ...silver2at60[0],
      result: 'lost',
      points: 0,
      standing: rank('Silver II', 60),
      hasProof: false,
      by: 'a',
    }),
  ).toBeNull()
})

test('a jump is refused with and without a screenshot, and the refusal says what would be possible', () => {
  for (const hasProof of [true, false]) {
    expect(asked(silver2at60, rank('Challenger', 900), 20, { hasProof })).toBe('game_not_possible standing')
    expect(asked(silver2at60, rank('Platinum IV', 0), 20, { hasProof })).toBe('game_not_possible standing')
    // Challenger begins at its threshold.
    const master = [recorded({ tier: 'master', division: null, points: 5 })]
    expect(asked(master, rank('Challenger', 25), 20, { hasProof })).toBe('game_not_possible standing')
  }
  const jump = { by: 'a', result: 'won', points: 20, standing: rank('Gold I', 0), hasProof: true } as const
  expect(standingRefusal(config, silver2at60, jump)).toMatchObject({
    possible: { standing: { from: rank('Silver II', 80), to: rank('Silver II', 80) } },
  })
  expect(standingRefusal(config, silver2at60, { ...jump, points: 90 })).toMatchObject({
    possible: { points: { from: 0, to: 80 } },
  })
})

test('up to two divisions above what is usual, and a drop of any depth, are accepted with a screenshot', () => {
  expect(asked(silver2at60, rank('Gold IV', 80), 20, { hasProof: true })).toBeNull()
  expect(asked(silver2at60, rank('Gold IV', 81), 20, { hasProof: true })).toBe('game_not_possible standing')
  expect(asked(silver2at60, rank('Iron IV', 0), -20, { hasProof: true })).toBeNull()
})

test('the first game begins in the purchased bracket, or needs a screenshot', () => {
  expect(asked([], rank('Silver II', 61), 20)).toBeNull()
  expect(asked([], rank('Silver II', 80), 20)).toBeNull()
  expect(asked([], rank('Silver II', 60), 20)).toBe('proof_needed standing')
  expect(asked([], rank('Silver I', 15), 20)).toBe('proof_needed standing')
  expect(asked([], rank('Silver I', 15), 20, { hasProof: true })).toBeNull()
  expect(asked([], rank('Gold II', 0), 20, { hasProof: true })).toBe('game_not_possible standing')
})

test('a booster who takes over can contradict the log with a screenshot, up to the highest known rank', () => {
  const invented = [recorded(rank('Gold I', 80))]
  expect(asked(invented, rank('Silver II', 70), 20, { by: 'b' })).toBe('proof_needed standing')
  expect(asked(invented, rank('Silver II', 70), 20, { by: 'b', hasProof: true })).toBeNull()
  const understated = [recorded(rank('Gold I', 80)), recorded(rank('Iron IV', 0), -20)]
  expect(asked(understated, rank('Gold II', 90), 20, { by: 'a', hasProof: true })).toBe(
    'game_not_possible standing',
  )
  expect(asked(understated, rank('Gold II', 90), 20, { by: 'b', hasProof: true })).toBeNull()
  expect(asked(understated, rank('Challenger', 900), 20, { by: 'b', hasProof: true })).toBe(
    'game_not_possible standing',
  )
})

test('net wins begin anywhere in their division, placement games lead anywhere', () => {
  const wins = winsAt(lol, 'Gold II', 5)
  expect(asked([], rank('Gold II', 99), 20, { of: wins })).toBeNull()
  expect(asked([], rank('Gold I', 20), 20, { of: wins })).toBeNull()
  expect(asked([], rank('Gold I', 21), 20, { of: wins })).toBe('proof_needed standing')
  const open = winsAt(lol, 'Challenger', 3)
  expect(asked([], { tier: 'challenger', division: null, points: 1800 }, 20, { of: open })).toBeNull()
  const placing = placements(lol, null, 5)
  expect(asked([], rank('Emerald II', 10), 0, { of: placing })).toBeNull()
  expect(asked([recorded(rank('Gold II', 0), 0)], rank('Platinum IV', 10), 0, { of: placing })).toBeNull()
  const season = placements('wild-rift', null, 5)
  const gold = (points: number): Rank => ({ tier: 'gold', division: 2, points })
  expect(asked([], gold(1), 1, { of: season })).toBeNull()
  expect(asked([recorded(gold(1), 1)], gold(2), 1, { of: season })).toBeNull()
  expect(asked([recorded(gold(1), 1)], { ...gold(0), division: 1 }, 1, { of: season })).toBe(
    'proof_needed standing',
  )
})

test('a rank off the ladder or points of the wrong sign are not a game', () => {
  expect(asked([], rank('Silver II', 101), 20)).toBe('bad_params standing')
  expect(asked([], { tier: 'ascendant', division: 1, points: 0 }, 20)).toBe('bad_params standing')
  const won = { by: 'a', result: 'won', points: -5, standing: rank('Silver II', 45), hasProof: true } as const
  expect(standingRefusal(config, [], won)).toEqual({ code: 'bad_params', field: 'points' })
})

describe.each(gameIds)('%s', (id) => {
  const game = games[id]
  const all = camps(game)

  /** A climb from anywhere on the ladder that has a division above it. */
  const anyClimb = fc
    .tuple(fc.integer({ min: 0, max: all.length - 2 }), fc.integer({ min: 0, max: 4 }), fc.nat(300))
    .map(([index, bracket, points]): ClimbConfig => {
      const from = all[index] as (typeof all)[number]
      const top = game.tiers.at(-1)
      const target = { tier: top?.id ?? 'master', division: null, points: 4_000 }
      const choices = bracketChoices(game, from.tier)
      const base = defaultConfig(id, 'elo-boost')
      const opensAt = game.tiers.find(({ id: tier }) => tier === from.tier)?.opensAt ?? 0
      return {
        ...base,
        start: {
          tier: from.tier,
          division: from.division,
          bracket: choices[bracket % Math.max(1, choices.length)]?.bracket ?? '0-20',
          points: from.division === null ? opensAt + points : 0,
        },
        target,
      }
    })

  test('every honest sequence of games is accepted without a screenshot, from every place and across every boundary', () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (order, seed) => {
        const random = seeded(seed)
        const { from, to } = bracketHeights(order)
        let height = from + Math.floor(random() * (to - from + 1))
        const played: RecordedGame[] = []
        for (let i = 0; i < 40; i++) {
          const next = honestGame(game, height, random, 'a')
          const { by, result, points, standing } = next
          if (!standing) throw new Error('no standing')
          const refusal = standingRefusal(order, played, { by, result, points, standing, hasProof: false })
          expect([height, next, refusal]).toEqual([height, next, null])
          played.push(next)
          height = heightAfter(game, next)
        }
        expect(unusualGames(order, played).size).toBe(0)
      }),
      { numRuns: 250 },
    )
  })

  test('no single invented record adds more than one game and two divisions', () => {
    const anyRank = fc
      .integer({ min: 0, max: openFoot(game) + 1_500 })
      .map((height) => rankAtPoints(game, height))
    fc.assert(
      fc.property(
        anyClimb,
        anyRank,
        fc.integer({ min: -100, max: 100 }),
        fc.boolean(),
        (order, standing, points, hasProof) => {
          const { to } = bracketHeights(order)
          const next = { by: 'a', result: points < 0 ? 'lost' : 'won', points, standing, hasProof } as const
          if (standingRefusal(order, [], next)) return
          const height = heightAfter(game, { ...next, at })
          const usual = to + Math.max(0, points)
          const tier = rankAtPoints(game, usual + game.moves.promotedTo).tier
          const division = game.tiers.find(({ id: each }) => each === tier)?.points || 100
          const slack = game.moves.promotedTo + (hasProof ? 2 * division : 0)
          expect(height).toBeLessThanOrEqual(usual + slack)
          expect(Math.abs(points)).toBeLessThanOrEqual(100)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('a draw', () => {
  const of = climb('valorant', 'Silver 2', 'Gold 1')
  const silver2 = (points: number): Rank => ({ tier: 'silver', division: 2, points })
  const before = [recorded(silver2(60))]
  const draw = (points: number, standing: Rank, { hasProof = false, played = before } = {}) =>
    standingRefusal(of, played, { by: 'a', result: 'drawn', points, standing, hasProof })

  test('follows like any game, with its own points', () => {
    expect(draw(0, silver2(60))).toBeNull()
    expect(draw(12, silver2(72))).toBeNull()
    expect(draw(12, silver2(60))).toMatchObject({ code: 'proof_needed', field: 'standing' })
    const almost = [recorded(silver2(95))]
    expect(draw(8, { tier: 'silver', division: 3, points: 10 }, { played: almost })).toBeNull()
  })

  test('takes no points, and a drop beside it needs a screenshot', () => {
    expect(draw(-3, silver2(57))).toEqual({ code: 'bad_params', field: 'points' })
    expect(draw(0, silver2(57))).toMatchObject({ code: 'proof_needed', field: 'standing' })
    expect(draw(0, silver2(57), { hasProof: true })).toBeNull()
  })

  test('brings few points: more need a screenshot, and too many are refused', () => {
    const possible = { points: { from: 0, to: 20 } }
    expect(draw(21, silver2(81))).toEqual({ code: 'proof_needed', field: 'points', possible })
    expect(draw(21, silver2(81), { hasProof: true })).toBeNull()
    const most = { points: { from: 0, to: 40 } }
    const refused = { code: 'game_not_possible', field: 'points', possible: most }
    expect(draw(41, { tier: 'silver', division: 3, points: 10 }, { hasProof: true })).toEqual(refused)
  })

  test('is refused in games that know none, placement games included', () => {
    const next = { by: 'a', result: 'drawn', points: 0, hasProof: true } as const
    const bad = { code: 'bad_params', field: 'result' }
    expect(standingRefusal(config, silver2at60, { ...next, standing: rank('Silver II', 60) })).toEqual(bad)
    for (const id of gameIds) {
      const game = games[id]
      const standing = rankAtPoints(game, openFoot(game))
      const refusal = standingRefusal(placements(id, null, 5), [], { ...next, standing })
      expect([id, refusal]).toEqual([id, id === 'valorant' ? null : bad])
    }
  })
})
