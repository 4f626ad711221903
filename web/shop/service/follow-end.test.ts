import { describe, expect, test } from 'vitest'
import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { gameIds, type TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { configRefusal } from '#core/prices/pricing.ts'
import { nearestTarget, withStart, withTarget } from './follow-end.ts'
import { settled } from './settled.ts'

const lol = defaultConfig('league-of-legends', 'elo-boost')
const at = (tier: TierId, division: number | null = null) => ({ tier, division })
const climb = (start: ReturnType<typeof at>, target: ReturnType<typeof at>): ClimbConfig => ({
  ...lol,
  start: { ...lol.start, ...start },
  target: { ...lol.target, ...target },
})

describe('a climb whose ends are chosen by name', () => {
  test.each(gameIds)('can be ordered between any two places of %s', (game) => {
    const config = defaultConfig(game, 'elo-boost')
    for (const from of camps(games[game])) {
      const started = settled({ ...config, ...withStart(config, from) })
      expect(configRefusal(started), `from ${from.tier} ${from.division}`).toBeNull()
      for (const to of camps(games[game])) {
        const both = settled({ ...started, ...withTarget(started, to) })
        expect(configRefusal(both), `${from.tier} ${from.division} to ${to.tier} ${to.division}`).toBeNull()
      }
    }
  })

  test('keeps what still fits', () => {
    expect(withStart(climb(at('silver', 2), at('platinum', 1)), at('gold', 1))).toEqual({
      start: { ...lol.start, tier: 'gold', division: 1, points: 0 },
    })
    expect(withTarget(climb(at('silver', 2), at('platinum', 1)), at('gold', 4))).toEqual({
      target: { tier: 'gold', division: 4, points: 0 },
    })
  })

  test('raises a target below the start to the next division', () => {
    const ends = withStart(climb(at('silver', 2), at('platinum', 1)), at('diamond', 2))
    expect(ends.target).toEqual({ tier: 'diamond', division: 1, points: 0 })
  })

  test('lowers a start above the target to the division before', () => {
    const ends = withTarget(climb(at('gold', 2), at('platinum', 1)), at('silver', 1))
    expect(ends).toMatchObject({
      start: { tier: 'silver', division: 2 },
      target: { tier: 'silver', division: 1 },
    })
  })

  test('turns a target in the lowest division into the start of the first step', () => {
    const ends = withTarget(climb(at('gold', 2), at('platinum', 1)), at('iron', 4))
    expect(ends).toMatchObject({
      start: { tier: 'iron', division: 4 },
      target: { tier: 'iron', division: 3 },
    })
  })
})

test('the nearest target is far enough above the entered points to be ordered', () => {
  const config: ClimbConfig = {
    ...lol,
    start: { tier: 'master', division: null, bracket: '0-20', points: 300 },
    target: { tier: 'master', division: null, points: 310 },
  }
  expect(configRefusal(config)?.code).toBe('minimum_purchase')
  expect(nearestTarget(config)).toEqual({ tier: 'master', division: null, points: 340 })
  const summit = { ...config, start: { ...config.start, tier: 'challenger' as const, points: 5000 } }
  expect(nearestTarget(summit)).toBeNull()
})
