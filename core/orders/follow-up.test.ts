import { expect, test } from 'vitest'
import { defaultConfig, type OrderConfig } from '../choices/order-config.ts'
import { demoPriceTable } from '../prices/price-table.ts'
import { followUpOf } from './follow-up.ts'

const climb = defaultConfig('league-of-legends', 'elo-boost')
if (climb.service !== 'elo-boost') throw new Error('not a climb')
const own = { ...climb, target: { tier: 'platinum', division: 4, points: 0 } } as const
const to = (tier: 'gold' | 'platinum' | 'master', division: number | null, points = 0) =>
  ({ ...own, target: { tier, division, points } }) as OrderConfig
const next = (config: OrderConfig, from: OrderConfig = own) => followUpOf(from, config, demoPriceTable)

test('the order for others begins where the present one ends, without a bracket’s discount', () => {
  expect(next(to('platinum', 2))).toMatchObject({
    config: { start: { tier: 'platinum', division: 4, bracket: '0-20', points: 0 } },
    quote: { total: 40_00 },
  })
})

test('priority and a bonus win that were bought stay with the present order; what is new passes on', () => {
  const before = { ...own, addons: ['priority', 'bonus-win'] } as OrderConfig
  const wish = { ...to('platinum', 2), addons: ['priority', 'bonus-win', 'stream'] } as OrderConfig
  expect(next(wish, before)?.config.addons).toEqual(['stream'])
  const fresh = { ...to('platinum', 2), addons: ['bonus-win'] } as OrderConfig
  expect(next(fresh)?.config.addons).toEqual(['bonus-win'])
})

test('of counted orders only what is added is left for others', () => {
  const wins = { ...defaultConfig('valorant', 'win-boost'), wins: 5 } as OrderConfig
  expect(next({ ...wins, wins: 8 } as OrderConfig, wins)?.config).toMatchObject({ wins: 3 })
  const games = { ...defaultConfig('league-of-legends', 'placement-boost'), games: 2 } as OrderConfig
  expect(next({ ...games, games: 5 } as OrderConfig, games)?.config).toMatchObject({ games: 3 })
})

test('in an open tier the exact points lead on, unless too few are left to order', () => {
  const open = { ...own, target: { tier: 'master', division: null, points: 100 } } as OrderConfig
  expect(next(to('master', null, 200), open)?.config).toMatchObject({ start: { points: 100 } })
  expect(next(to('master', null, 120), open)).toBeNull()
})

test('nothing is left for others of a change that adds no work', () => {
  expect(next(to('gold', 1))).toBeNull()
  expect(next({ ...own, addons: ['stream'] } as OrderConfig)).toBeNull()
})
