import { expect, test } from 'vitest'
import {
  addonIds,
  type BoostConfig,
  brackets,
  defaultConfig,
  gains,
  type OrderConfig,
} from '#core/choices/order-config.ts'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import type { Discount } from '#core/prices/discounts.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import { priceTable } from './prices.ts'
import { quote } from './quotes.ts'

const coaching: OrderConfig = {
  service: 'coaching',
  game: 'valorant',
  coachId: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
  hours: 3,
  wishes: '',
}
const discounts: Discount[] = [
  { source: 'level', percent: 3.5 },
  { source: 'coupon', amount: 250 },
]

/** Every service of every game from each of its places, with every server, queue, bracket, gain and add-on once. */
function* configs(): Generator<OrderConfig> {
  yield coaching
  for (const game of gameIds)
    for (const service of serviceIds) {
      const ladder = camps(games[game])
      for (const [i, { tier, division }] of ladder.entries()) {
        const initial: BoostConfig = defaultConfig(game, service)
        const place = { tier, division }
        const top = ladder.at(-1) ?? place
        yield {
          ...initial,
          server: games[game].servers[i % games[game].servers.length] ?? initial.server,
          queue: games[game].queues[i % games[game].queues.length] ?? initial.queue,
          addons: addonIds.filter((_, n) => (n + i) % 3 === 0),
          ...('start' in initial && {
            start: { ...place, bracket: brackets[i % brackets.length] ?? '0-20', points: 0 },
            target: { tier: top.tier, division: top.division, points: 2_000 },
            gain: gains[i % gains.length] ?? 'normal',
          }),
          ...('wins' in initial && { rank: place }),
          ...('lastRank' in initial && { lastRank: i === 0 ? null : place }),
        } as BoostConfig
      }
    }
}

test('the contract describes every kind of line and sends core’s prices unchanged', () => {
  const kinds = new Set<string>()
  for (const config of configs()) {
    const priced = priceOrder(config, demoPriceTable, discounts, 2_000)
    if (isRefusal(priced)) continue
    expect(quote.parse(priced)).toEqual(priced)
    for (const { kind } of priced.lines) kinds.add(kind)
  }
  expect([...kinds].sort()).toEqual([
    'addon',
    'bracket',
    'climb',
    'discount',
    'gain',
    'games',
    'hours',
    'points',
    'queue',
    'server',
    'wins',
  ])
})

test('the server sends no fraction of a cent and no unknown kind of line', () => {
  const priced = priceOrder(defaultConfig('valorant', 'elo-boost'), demoPriceTable)
  if (isRefusal(priced)) throw new Error('the default order has a price')
  const [first, ...rest] = priced.lines
  for (const broken of [
    { ...priced, total: 12.5 },
    { ...priced, lines: [{ ...first, amount: '400' }, ...rest] },
    { ...priced, lines: [{ ...first, kind: 'tip' }, ...rest] },
    { ...priced, lines: undefined },
  ])
    expect(quote.safeParse(broken).success).toBe(false)
})

test('a price table is sent unchanged, even with prices that today’s bounds refuse', () => {
  const older = structuredClone(demoPriceTable)
  older.games.valorant.climb.tiers.gold = { price: 1, divisions: { 2: 3_000_000 } }
  expect(priceTable.parse(demoPriceTable)).toEqual(demoPriceTable)
  expect(priceTable.parse(older)).toEqual(older)
  expect(
    priceTable.safeParse({ ...demoPriceTable, addons: { ...demoPriceTable.addons, duo: '50' } }).success,
  ).toBe(false)
})
