import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf, sumOf } from '#core/base/money.ts'
import {
  type AddonId,
  addonIds,
  brackets,
  type ClimbConfig,
  defaultConfig,
  gains,
  type OrderConfig,
} from '../choices/order-config.ts'
import { gameIds } from '../games/game.ts'
import { games } from '../games/games.ts'
import { campIndex, camps } from '../games/ladder.ts'
import { climb, placements, winsAt } from '../test/test-configs.ts'
import { type Discount, listPrice, minimumCharge, withDiscounts } from './discounts.ts'
import { demoPriceTable } from './price-table.ts'
import { isRefusal, priceOrder } from './pricing.ts'
import type { Quote } from './quote.ts'

function quoteOf(config: OrderConfig, discounts: readonly Discount[] = [], table = demoPriceTable): Quote {
  const result = priceOrder(config, table, discounts)
  if (isRefusal(result)) throw new Error(`refused: ${result.code} ${result.field}`)
  return result
}

const lol = 'league-of-legends'
const tft = 'teamfight-tactics'
const start = (words: string, points: number) => ({ ...climb(lol, words, 'Master').start, points })
const target = (words: string, points: number) => ({ ...climb(lol, words, words).target, points })
const from = (words: string, bracket: ClimbConfig['start']['bracket']) => ({
  start: { ...climb(lol, words, 'Master').start, bracket },
})

/** Computed by hand from domain 2; amounts are cents. */
const byHand: [sum: string, total: number, config: OrderConfig][] = [
  [
    '2 x 8 + 4 x 12 - 2; + 15.50 + 6.20',
    8370,
    climb(lol, 'Silver II', 'Platinum IV', {
      ...from('Silver II', '41-60'),
      addons: ['priority', 'characters'],
    }),
  ],
  ['4 x 12 + 2 x 20', 8800, climb(lol, 'Gold IV', 'Platinum II', { server: 'eune' })],
  [
    '2 x 9 + 12 - 1.35; + 7.16',
    3581,
    climb('valorant', 'Gold 2', 'Platinum 2', { ...from('Gold 2', '21-40'), addons: ['priority'] }),
  ],
  ['2 x 12; duo + 12', 3600, climb(lol, 'Gold II', 'Platinum IV', { service: 'duo-boost' })],
  ['the same as an add-on', 3600, climb(lol, 'Gold II', 'Platinum IV', { addons: ['duo'] })],
  ['3 x 66', 19800, climb(lol, 'Diamond III', 'Master')],
  ['3 x 28; NA + 12.60', 9660, climb(tft, 'Emerald III', 'Diamond IV', { server: 'na' })],
  ['8 - 2', 600, climb(lol, 'Silver II', 'Silver I', from('Silver II', '41-60'))],
  [
    '4 x 5 - 1.25 (iron IV at 41-60); low + 4.69',
    2344,
    climb(lol, 'Iron IV', 'Bronze IV', { ...from('Iron IV', '41-60'), gain: 'low' }),
  ],
  [
    '12 + 80 + 116 - 4.20; high - 10.19; flex - 19.36',
    17425,
    climb(lol, 'Gold I', 'Diamond IV', { ...from('Gold I', '61-80'), gain: 'high', queue: 'flex' }),
  ],
  [
    '80 LP = 2 x 27',
    5400,
    climb(lol, 'Master', 'Master', { start: start('Master', 100), target: target('Master', 180) }),
  ],
  ['450 LP = 11.25 x 27', 30375, climb(lol, 'Master', 'Grandmaster', { target: target('Grandmaster', 450) })],
  [
    '66 + 37.13 - 9.90',
    9323,
    climb(lol, 'Diamond I', 'Master', { ...from('Diamond I', '21-40'), target: target('Master', 55) }),
  ],
  [
    '36 + 30; LATAM - 9.90',
    5610,
    climb('valorant', 'Ascendant 3', 'Immortal', { target: target('Immortal', 50), server: 'latam' }),
  ],
  ['2 x 9 + 4 x 13 - 2.25', 6775, climb('wild-rift', 'Gold II', 'Emerald IV', from('Gold II', '41-60'))],
  [
    '3 x 4 + 2 x 5 - 0.60; duo + 10.70',
    3210,
    climb(tft, 'Iron III', 'Bronze II', {
      ...from('Iron III', '21-40'),
      queue: 'double-up',
      addons: ['duo'],
    }),
  ],
  [
    '4 x 8 + 4 x 12; a win in platinum + 6.40',
    8640,
    climb(lol, 'Silver IV', 'Platinum IV', { addons: ['bonus-win'] }),
  ],
  [
    '12; + 3.00 + 1.80 + 1.20 + 3.60 + 2.40 + 4.00 + 0',
    2800,
    climb(lol, 'Gold IV', 'Gold III', { addons: addonIds.filter((id) => id !== 'duo') }),
  ],
  ['5 x 4', 2000, winsAt(lol, 'Gold II', 5)],
  ['4 x 12; LAN - 7.20', 4080, winsAt(lol, 'Diamond II', 4, { server: 'lan' })],
  ['3 x 7; duo + 10.50', 3150, winsAt('wild-rift', 'Platinum IV', 3, { duo: true })],
  ['2 x 21; OCE + 4.20', 4620, winsAt(tft, 'Master', 2, { server: 'oce' })],
  ['20; a bonus win + 20', 4000, winsAt('valorant', 'Radiant', 1, { addons: ['bonus-win'] })],
  ['5 x 2.50', 1250, placements(lol, 'Silver II', 5)],
  ['unranked costs as silver', 1250, placements(lol, null, 5)],
  ['5 x 12; coaching + 12', 7200, placements(tft, 'Diamond IV', 5, { addons: ['coaching'] })],
  ['10 x 7; stream + 10.50', 8050, placements('wild-rift', 'Emerald I', 10, { addons: ['stream'] })],
  ['5 x 24; NA + 18', 13800, placements('valorant', 'Immortal', 5, { server: 'na' })],
]

test.each(byHand)('%s = %i cents', (_, total, config) => {
  expect(quoteOf(config).total).toBe(total)
})

test('the example of domain 2, line by line', () => {
  const config = climb(lol, 'Silver II', 'Platinum IV', {
    ...from('Silver II', '41-60'),
    addons: ['offline', 'characters', 'priority'],
  })
  expect(quoteOf(config)).toEqual({
    currency: 'EUR',
    priceVersion: 1,
    lines: [
      { kind: 'climb', tier: 'silver', divisions: 2, unit: 800, amount: 1600 },
      { kind: 'climb', tier: 'gold', divisions: 4, unit: 1200, amount: 4800 },
      { kind: 'bracket', bracket: '41-60', percent: -25, amount: -200 },
      { kind: 'gain', gain: 'normal', percent: 0, amount: 0 },
      { kind: 'server', server: 'euw', percent: 0, amount: 0 },
      { kind: 'queue', queue: 'solo-duo', percent: 0, amount: 0 },
      { kind: 'addon', addon: 'priority', percent: 25, amount: 1550 },
      { kind: 'addon', addon: 'characters', percent: 10, amount: 620 },
      { kind: 'addon', addon: 'offline', percent: 0, amount: 0 },
    ],
    base: 6200,
    total: 8370,
    boosterShare: 5022,
    estimate: { games: 37, daysFrom: 1, daysTo: 3 },
    distance: { divisions: 6, points: 550 },
  })
})

test('a division with its own price has its own line', () => {
  const table = structuredClone(demoPriceTable)
  table.games[lol].climb.tiers.gold = { price: 1200, divisions: { '1': 1500 } }
  const { lines, total } = quoteOf(climb(lol, 'Gold IV', 'Platinum III'), [], table)
  expect(lines.slice(0, 3)).toEqual([
    { kind: 'climb', tier: 'gold', divisions: 3, unit: 1200, amount: 3600 },
    { kind: 'climb', tier: 'gold', divisions: 1, unit: 1500, amount: 1500 },
    { kind: 'climb', tier: 'platinum', divisions: 1, unit: 2000, amount: 2000 },
  ])
  expect(total).toBe(7100)
})

describe('discounts', () => {
  const config = climb(lol, 'Gold IV', 'Platinum II')
  test.each<[string, number, Discount[]]>([
    ['15 percent', 7480, [{ source: 'coupon', percent: 15 }]],
    ['10 EUR', 7800, [{ source: 'coupon', amount: 1000 }]],
    [
      '10 percent, then 5 EUR',
      7420,
      [
        { source: 'level', percent: 10 },
        { source: 'coupon', amount: 500 },
      ],
    ],
    [
      '25 and 10 percent, capped at 30 together',
      6160,
      [
        { source: 'coupon', percent: 25 },
        { source: 'level', percent: 10 },
      ],
    ],
    ['50 percent, capped', 6160, [{ source: 'coupon', percent: 50 }]],
    ['50 percent of a coupon that allows it', 4400, [{ source: 'coupon', percent: 50, cap: 50 }]],
    ['more than everything', minimumCharge, [{ source: 'coupon', amount: 1_000_000, cap: 100 }]],
    ['all of it', minimumCharge, [{ source: 'coupon', percent: 100, cap: 100 }]],
  ])('%s of 88 EUR', (_, total, discounts) => {
    const quote = quoteOf(config, discounts)
    expect(quote.total).toBe(total)
    expect(sumOf(quote.lines)).toBe(total)
  })

  test.each<[number, number, Discount]>([
    [8800, 5280, { source: 'coupon', percent: 0 }],
    [6160, 5280, { source: 'coupon', percent: 30 }],
    [4400, 4400, { source: 'coupon', percent: 50, cap: 50 }],
    [minimumCharge, minimumCharge, { source: 'coupon', percent: 100, cap: 100 }],
  ])(
    'of %i cents paid for 88 EUR the booster gets %i: the shop bears the discount',
    (total, share, discount) => {
      expect(quoteOf(config, [discount])).toMatchObject({ total, boosterShare: share })
    },
  )

  test('discounts can be added to a frozen quote and removed without any other change', () => {
    const plain = quoteOf(config)
    const coupon: Discount[] = [{ source: 'coupon', percent: 15 }]
    const cheaper = withDiscounts(plain, demoPriceTable, coupon)
    expect(cheaper).toEqual(quoteOf(config, coupon))
    expect(cheaper.lines.at(-1)).toEqual({ kind: 'discount', source: 'coupon', percent: -15, amount: -1320 })
    expect(withDiscounts(cheaper, demoPriceTable, [])).toEqual(plain)
  })
})

const anyConfig = fc
  .record({
    game: fc.constantFrom(...gameIds),
    service: fc.constantFrom('elo-boost', 'duo-boost', 'placement-boost', 'win-boost'),
    seed: fc.infiniteStream(fc.nat({ max: 1_000_000 })),
    addons: fc.uniqueArray(fc.constantFrom<AddonId>(...addonIds)),
    duo: fc.boolean(),
  })
  .map(({ game, service, seed, addons, duo }): OrderConfig => {
    const pick = <T>(list: readonly T[]): T => {
      const value = list[Number(seed.next().value) % list.length]
      if (value === undefined) throw new Error('nothing to pick')
      return value
    }
    const ladder = camps(games[game]).map(({ tier, division }) => ({ tier, division }))
    const common = { server: pick(games[game].servers), queue: pick(games[game].queues), addons }
    const config = defaultConfig(game, service)
    if (config.service === 'win-boost')
      return { ...config, ...common, rank: pick(ladder), wins: pick([1, 2, 7, 20]), duo }
    if (config.service === 'placement-boost')
      return { ...config, ...common, lastRank: pick([...ladder, null]), games: pick([1, 3, 5]), duo }
    const points = (open: boolean) => (open ? pick([0, 13, 55, 210, 600, 900]) : 0)
    const [a, b] = [pick(ladder), pick(ladder)]
    return {
      ...config,
      ...common,
      start: { ...a, bracket: pick(brackets), points: points(a.division === null) },
      target: { ...b, points: points(b.division === null) },
      gain: pick(gains),
    }
  })

const anyDiscount = fc
  .record({
    source: fc.constantFrom('coupon' as const, 'level' as const),
    gives: fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ amount: fc.integer({ min: 0, max: 2_000_000 }) }),
    ),
    cap: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
  })
  .map(({ gives, cap, source }): Discount => ({ source, ...gives, ...(cap !== undefined && { cap }) }))

test('trust O6: 5,000 mixes of discounts never go below the minimum charge or above the list price', () => {
  const listed = fc
    .sample(anyConfig, { numRuns: 600, seed: 6 })
    .map((config) => priceOrder(config, demoPriceTable))
    .filter((each): each is Quote => !isRefusal(each))
  expect(listed.length).toBeGreaterThan(100)
  fc.assert(
    fc.property(
      fc.constantFrom(...listed),
      fc.array(anyDiscount, { minLength: 1, maxLength: 4 }),
      (plain, discounts) => {
        const quote = withDiscounts(plain, demoPriceTable, discounts)
        expect(sumOf(quote.lines)).toBe(quote.total)
        expect(listPrice(quote)).toBe(plain.total)
        expect(quote.total).toBeGreaterThanOrEqual(minimumCharge)
        expect(quote.total).toBeLessThanOrEqual(plain.total)
        const cap = Math.max(...discounts.map((each) => each.cap ?? 0), 0) || demoPriceTable.discountCap
        expect(plain.total - quote.total).toBeLessThanOrEqual(percentOf(plain.total, cap))
        expect(quote.boosterShare).toBe(Math.min(plain.boosterShare, quote.total))
      },
    ),
    { numRuns: 5000 },
  )
})

test('lines sum to the total, nothing is negative, the share fits into it', () => {
  let priced = 0
  fc.assert(
    fc.property(
      anyConfig,
      fc.array(
        fc.oneof(
          fc.record({ source: fc.constant('coupon' as const), percent: fc.integer({ min: 0, max: 100 }) }),
          fc.record({ source: fc.constant('level' as const), amount: fc.integer({ min: 0, max: 9000 }) }),
        ),
        { maxLength: 3 },
      ),
      (config, discounts) => {
        const quote = priceOrder(config, demoPriceTable, discounts)
        if (isRefusal(quote)) return
        priced += 1
        expect(sumOf(quote.lines)).toBe(quote.total)
        expect(quote.base).toBeGreaterThan(0)
        const listPrice = sumOf(quote.lines.filter(({ kind }) => kind !== 'discount'))
        expect(quote.total).toBeLessThanOrEqual(listPrice)
        expect(quote.total).toBeGreaterThanOrEqual(Math.floor(listPrice * 0.7))
        expect(quote.boosterShare).toBeLessThanOrEqual(quote.total)
        expect(
          quote.lines.every(({ amount }) => Number.isSafeInteger(amount) && !Object.is(amount, -0)),
        ).toBe(true)
        expect(quote.estimate.daysFrom).toBeLessThanOrEqual(quote.estimate.daysTo)
      },
    ),
    { numRuns: 3000 },
  )
  expect(priced).toBeGreaterThan(500)
})

test('a higher target never costs less', () => {
  fc.assert(
    fc.property(anyConfig, (config) => {
      if (!('target' in config)) return
      const game = games[config.game]
      const next = camps(game)[campIndex(game, config.target) + 1]
      if (!next) return
      const points =
        next.division === null ? Math.max(config.target.points, opening(config.game, next.tier)) : 0
      const [here, higher] = [config, { ...config, target: { ...next, points } }].map((each) =>
        priceOrder(each, demoPriceTable),
      )
      if (!here || !higher || isRefusal(here)) return
      expect(isRefusal(higher)).toBe(false)
      if (!isRefusal(higher)) expect(higher.total).toBeGreaterThanOrEqual(here.total)
    }),
    { numRuns: 3000 },
  )
})

function opening(game: OrderConfig['game'], tier: string): number {
  return games[game].tiers.find(({ id }) => id === tier)?.opensAt ?? 0
}

test('the demo table has a price for every place of every game', () => {
  for (const id of gameIds)
    for (const { tier, division } of camps(games[id]))
      for (const prices of Object.values(demoPriceTable.games[id]))
        expect(division === null ? prices.open : prices.tiers[tier]?.price).toBeGreaterThan(0)
})
