import { describe, expect, test } from 'vitest'
import { type AddonId, defaultConfig } from '#core/choices/order-config.ts'
import { gameIds, type TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { configRefusal } from '#core/prices/pricing.ts'
import { aheadOf, moveEnds, placeInTier, placeStart, placeTarget } from './change-climb.ts'
import { settled } from './settled.ts'

const lol = defaultConfig('league-of-legends', 'elo-boost')
const open = (tier: TierId) => ({ tier, division: null })

describe('a climb whose end is moved', () => {
  test.each(gameIds)('can be ordered wherever a handle of %s is dropped', (game) => {
    const config = defaultConfig(game, 'elo-boost')
    const ladder = camps(games[game])
    for (const from of ladder)
      for (const to of ladder.filter(({ index, division }) => index > from.index + 1 || division === null)) {
        if (to.index <= from.index) continue
        const moved = settled({ ...config, ...moveEnds(config, from, to) })
        // From the top of a division to the next open tier can be too little; the form says so.
        const refusal = configRefusal(moved)
        expect(refusal === null || refusal.code === 'minimum_purchase', `${from.tier} to ${to.tier}`).toBe(
          true,
        )
      }
  })

  test('keeps the points of an end that did not move', () => {
    const config = { ...lol, target: { ...open('grandmaster'), points: 520 } }
    expect(moveEnds(config, { tier: 'gold', division: 4 }, open('grandmaster'))).toEqual({
      start: { tier: 'gold', division: 4, bracket: '41-60', points: 0 },
    })
    expect(moveEnds(lol, lol.start, lol.target)).toEqual({})
  })

  test('moves a target in the open tiers along, so that there is something to buy', () => {
    const config = { ...lol, target: { ...open('master'), points: 0 } }
    const moved = { ...config, ...moveEnds(config, open('master'), open('master')) }
    expect(moved.target.points).toBe(40)
    expect(configRefusal(moved)).toBeNull()
  })

  test('replaces a bracket that the new tier does not have', () => {
    const config = defaultConfig('wild-rift', 'elo-boost')
    const start = placeStart(
      { ...config, start: { ...config.start, bracket: '81-100' } },
      { tier: 'iron', division: 4 },
    )
    expect(start.bracket).toBe('0-20')
  })

  test('starts a new open target where its tier starts', () => {
    expect(placeTarget(lol, open('challenger')).points).toBe(800)
    const start = { ...open('grandmaster'), bracket: '0-20' as const, points: 900 }
    expect(placeTarget({ ...lol, start }, open('challenger')).points).toBe(940)
  })
})

test('a tier chosen by name keeps the division, else uses its lowest', () => {
  expect(placeInTier('valorant', 'gold', 3)).toEqual({ tier: 'gold', division: 3 })
  expect(placeInTier('league-of-legends', 'gold', null)).toEqual({ tier: 'gold', division: 4 })
  expect(placeInTier('valorant', 'radiant', 2)).toEqual(open('radiant'))
})

test('exact points are drawn between their tier and the next one', () => {
  expect(aheadOf('league-of-legends', { tier: 'gold', division: 2, points: 0 })).toBe(0)
  expect(aheadOf('league-of-legends', { ...open('grandmaster'), points: 600 })).toBe(0.5)
  expect(aheadOf('league-of-legends', { ...open('challenger'), points: 5000 })).toBeLessThan(1)
})

describe('what remains after a change', () => {
  test('the Legendary Queue is replaced below Diamond and for two players', () => {
    const config = defaultConfig('wild-rift', 'win-boost')
    const high = { ...config, rank: { tier: 'diamond', division: 4 } as const, queue: 'legendary' as const }
    expect(settled(high).queue).toBe('legendary')
    expect(settled({ ...high, duo: true }).queue).toBe('ranked')
    expect(settled({ ...high, rank: config.rank }).queue).toBe('ranked')
  })

  test('an add-on takes its choices with it, and a second player removes the add-ons for a booster alone', () => {
    const addons: AddonId[] = ['offline', 'solo-only', 'duo']
    const config: typeof lol = { ...lol, addons, roles: ['mid'], characters: ['ahri'], freeHours: 'nights' }
    expect(settled(config)).toMatchObject({
      addons: ['duo'],
      roles: [],
      characters: [],
      freeHours: 'nights',
    })
    expect(settled({ ...lol, freeHours: 'nights' }).freeHours).toBe('')
    const wins = { ...defaultConfig('valorant', 'win-boost'), freeHours: 'nights' }
    expect(settled({ ...wins, duo: true }).freeHours).toBe('nights')
    expect(settled(wins).freeHours).toBe('')
  })
})
