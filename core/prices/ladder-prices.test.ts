import { describe, expect, test } from 'vitest'
import { defaultConfig } from '../choices/order-config.ts'
import { gameIds } from '../games/game.ts'
import { games } from '../games/games.ts'
import { camps } from '../games/ladder.ts'
import { costAltitudes } from './cost-altitudes.ts'
import { serviceRanges, tierCosts } from './ladder-prices.ts'
import { demoPriceTable } from './price-table.ts'
import { isRefusal, priceOrder } from './pricing.ts'

const table = demoPriceTable
const lol = games['league-of-legends']

test('from-prices are the lowest of the price table (domain 2)', () => {
  expect(serviceRanges(table, lol)).toEqual({
    'elo-boost': { low: 500, high: 6600 },
    'duo-boost': { low: 750, high: 9900 },
    'placement-boost': { low: 200, high: 3000 },
    'win-boost': { low: 160, high: 3100 },
  })
  expect(serviceRanges(table, games['wild-rift'])['elo-boost'].low).toBe(200)
  expect(serviceRanges(table, games.valorant)['win-boost'].low).toBe(210)
})

test('a division with its own price widens its tier’s range', () => {
  const climb = {
    ...table.games.valorant.climb,
    tiers: { ...table.games.valorant.climb.tiers, iron: { price: 400, divisions: { 1: 350, 3: 420 } } },
  }
  const changed = { ...table, games: { ...table.games, valorant: { ...table.games.valorant, climb } } }
  expect(tierCosts(changed, games.valorant)[0]).toMatchObject({
    tier: { id: 'iron' },
    climb: { low: 350, high: 420 },
    win: { low: 210, high: 210 },
  })
  expect(serviceRanges(changed, games.valorant)['elo-boost'].low).toBe(350)
  expect(costAltitudes(changed, games.valorant)[3]?.cost).toBe(350 + 400 + 420)
})

test('open tiers share the price of the open points', () => {
  const open = tierCosts(table, lol).filter(({ tier }) => tier.divisions.length === 0)
  expect(open.map(({ tier, climb }) => [tier.id, climb.low])).toEqual([
    ['master', 2700],
    ['grandmaster', 2700],
    ['challenger', 2700],
  ])
})

describe.each(gameIds)('the cost of the whole ladder in %s', (id) => {
  const game = games[id]
  const line = costAltitudes(table, game)

  test('has one place for each camp and never falls', () => {
    expect(line).toHaveLength(camps(game).length)
    expect(line[0]).toEqual({ tier: 0, along: 0, cost: 0 })
    for (const [i, { cost }] of line.slice(1).entries()) expect(cost).toBeGreaterThan(line[i]?.cost ?? 0)
  })

  test('is as high as an order from the foot to the first open tier costs', () => {
    const firstOpen = game.tiers.findIndex(({ divisions }) => divisions.length === 0)
    const [foot] = game.tiers
    const target = game.tiers[firstOpen]
    if (!foot || !target) throw new Error('a ladder has both')
    const quote = priceOrder(
      {
        ...defaultConfig(id, 'elo-boost'),
        start: { tier: foot.id, division: foot.divisions[0] ?? null, bracket: '0-20', points: 0 },
        target: { tier: target.id, division: null, points: 0 },
      },
      table,
    )
    if (isRefusal(quote)) throw new Error(quote.code)
    expect(line.find(({ tier }) => tier === firstOpen)?.cost).toBe(quote.total)
  })
})
