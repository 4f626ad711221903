import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AddonId,
  addonIds,
  type BoostConfig,
  brackets,
  defaultConfig,
  gains,
  isClimb,
} from '../choices/order-config.ts'
import { type GameId, gameIds, serviceIds } from '../games/game.ts'
import { games } from '../games/games.ts'
import type { Place } from '../games/ladder.ts'
import { choiceFaults } from '../test/choice-oracle.ts'
import { climbOracle, heightOf, spotsOf } from '../test/ladder-oracle.ts'
import { priceOracle, type Sums } from '../test/price-oracle.ts'
import type { Discount } from './discounts.ts'
import { demoPriceTable, type PriceTable, type WorkPrices } from './price-table.ts'
import { isRefusal, priceOrder } from './pricing.ts'
import type { Quote } from './quote.ts'

const cents = fc.integer({ min: 1, max: 20_000 })
/** Percent with two decimals. */
const rate = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
const oneOf = <T>(list: readonly T[]) => fc.constantFrom(...list)

/** Prices, with a separate price for any division. */
function workPrices(game: GameId): fc.Arbitrary<WorkPrices> {
  const tierPrice = (divisions: readonly number[]) =>
    fc.record({
      price: cents,
      divisions: fc.dictionary(oneOf(divisions.map(String)), cents, { maxKeys: divisions.length }),
    })
  const closed = games[game].tiers.filter(({ divisions }) => divisions.length > 0)
  return fc.record({
    open: cents,
    tiers: fc.record(Object.fromEntries(closed.map(({ id, divisions }) => [id, tierPrice(divisions)]))),
  })
}

/** A price table in which every number differs from the demo's. */
function tables(game: GameId): fc.Arbitrary<PriceTable> {
  const rates = <K extends string>(keys: readonly K[], min: number, max: number) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, rate(min, max)]))) as fc.Arbitrary<Record<K, number>>
  const paid = addonIds.filter((id): id is Exclude<AddonId, 'bonus-win'> => id !== 'bonus-win')
  return fc
    .record({
      prices: fc.record({ climb: workPrices(game), win: workPrices(game), placement: workPrices(game) }),
      openStep: fc.integer({ min: 1, max: 100 }),
      brackets: rates(brackets, -60, 0),
      gains: rates(gains, -30, 60),
      servers: rates(games[game].servers, -30, 60),
      queues: rates(games[game].queues, -30, 60),
      addons: rates(paid, 0, 100),
      discountCap: rate(0, 100),
    })
    .map(({ prices, ...rest }) => ({
      ...demoPriceTable,
      ...rest,
      games: { ...demoPriceTable.games, [game]: prices },
    }))
}

/** Any order of a game that both oracles accept. */
function orders(game: GameId): fc.Arbitrary<BoostConfig> {
  const spots = spotsOf(game, [0, 33, 400, 777, 800, 1001])
  const spot = fc.nat({ max: spots.length - 1 })
  return fc
    .record({
      service: oneOf(serviceIds),
      server: oneOf(games[game].servers),
      queue: oneOf(games[game].queues),
      bracket: oneOf(brackets),
      gain: oneOf(gains),
      addons: fc.shuffledSubarray([...addonIds]),
      ends: fc.tuple(spot, spot),
      unranked: fc.boolean(),
      count: fc.integer({ min: 1, max: 20 }),
      duo: fc.boolean(),
    })
    .map(({ service, bracket, gain, ends, unranked, count, duo, ...common }): BoostConfig => {
      const form = defaultConfig(game, service)
      const [low, high] = ends.toSorted((a, b) => a - b).map((end) => spots[end])
      if (!low || !high) throw new RangeError('There is no such spot')
      const rank: Place = { tier: low.tier, division: low.division }
      if (isClimb(form))
        return {
          ...form,
          ...common,
          gain,
          start: { ...rank, points: low.points, bracket },
          target: high,
        }
      return form.service === 'win-boost'
        ? { ...form, ...common, rank, wins: count, duo }
        : { ...form, ...common, lastRank: unranked ? null : rank, games: Math.ceil(count / 4), duo }
    })
    .map((config) => withoutFaultyAddons(config))
    .filter(isOrdered)
}

/** Removes add-ons until the choices fit, so that few generated orders are wasted. */
function withoutFaultyAddons(config: BoostConfig): BoostConfig {
  if (choiceFaults(config).size === 0 || config.addons.length === 0) return config
  return withoutFaultyAddons({ ...config, addons: config.addons.slice(1) })
}

function isOrdered(config: BoostConfig): boolean {
  if (choiceFaults(config).size > 0) return false
  return !isClimb(config) || climbOracle(config.game, config.start, config.target) === null
}

const coupon = fc
  .tuple(
    fc.oneof(
      rate(0, 100).map((percent) => ({ percent })),
      fc.nat({ max: 50_000 }).map((amount) => ({ amount })),
    ),
    fc.option(rate(0, 100)),
  )
  .map(([worth, cap]): Discount => ({ source: 'coupon', ...worth, ...(cap === null ? {} : { cap }) }))
const level = rate(0, 20).map((percent): Discount => ({ source: 'level', percent }))
const discounts = fc
  .tuple(fc.option(coupon), fc.option(level))
  .map((both) => both.filter((each) => each !== null))

function quoteOf(
  config: BoostConfig,
  table: PriceTable = demoPriceTable,
  taken: readonly Discount[] = [],
): Quote {
  const quote = priceOrder(config, table, taken)
  if (isRefusal(quote)) throw new Error(`${quote.code} at ${quote.field}`)
  return quote
}

/** The lines of a quote, by the oracle's names. */
function sumsOf(quote: Quote): Sums {
  const sums: Sums = {}
  for (const line of quote.lines) {
    const name =
      line.kind === 'addon'
        ? line.addon
        : line.kind === 'discount'
          ? line.source
          : ['climb', 'points', 'wins', 'games'].includes(line.kind)
            ? 'work'
            : line.kind
    if (line.amount !== 0) sums[name] = (sums[name] ?? 0) + line.amount
  }
  return { ...sums, base: quote.base, total: quote.total }
}

describe.each(gameIds)('%s', (game) => {
  const runs = { numRuns: 100 }

  test('any order costs, line by line, what the oracle says, at any prices and discounts', () => {
    fc.assert(
      fc.property(orders(game), tables(game), discounts, (config, table, taken) => {
        expect(sumsOf(quoteOf(config, table, taken))).toEqual(priceOracle(config, table, taken))
      }),
      runs,
    )
  })

  test('any order costs what the oracle says at the demo prices', () => {
    fc.assert(
      fc.property(orders(game), discounts, (config, taken) => {
        expect(sumsOf(quoteOf(config, demoPriceTable, taken))).toEqual(
          priceOracle(config, demoPriceTable, taken),
        )
      }),
      runs,
    )
  })

  test('each line is its product, lines sum to the total, and the total respects minimum charge and discount cap', () => {
    fc.assert(
      fc.property(orders(game), tables(game), discounts, (config, table, taken) => {
        const quote = quoteOf(config, table, taken)
        const full = quoteOf(config, table).total
        for (const line of quote.lines)
          if (line.kind === 'climb') expect(line.amount).toBe(line.divisions * line.unit)
        expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total)
        const cap = taken.find((each) => each.cap !== undefined)?.cap ?? table.discountCap
        expect(quote.total).toBeGreaterThanOrEqual(Math.min(full, 50))
        expect(quote.total).toBeLessThanOrEqual(full)
        expect((full - quote.total) * 10_000).toBeLessThanOrEqual(full * Math.round(cap * 100) + 5000)
      }),
      runs,
    )
  })

  test('the order of add-ons does not matter', () => {
    const shuffled = orders(game).chain((config) =>
      fc.record({
        config: fc.constant(config),
        addons: fc.shuffledSubarray(config.addons, { minLength: config.addons.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, tables(game), ({ config, addons }, table) => {
        expect(quoteOf({ ...config, addons }, table)).toEqual(quoteOf(config, table))
      }),
      runs,
    )
  })

  test('from one start a farther target never costs less, whatever the prices of divisions', () => {
    const targets = spotsOf(game, [850, 900, 1200])
    fc.assert(
      fc.property(orders(game), tables(game), oneOf(targets), (drawn, table, target) => {
        // A win can cost less in a higher tier of such a table, and so can the bonus win.
        const config = { ...drawn, addons: drawn.addons.filter((id) => id !== 'bonus-win') }
        if (!isClimb(config) || heightOf(game, target) < heightOf(game, config.target)) return
        if (climbOracle(game, config.start, target) !== null) return
        expect(quoteOf({ ...config, target }, table).total).toBeGreaterThanOrEqual(
          quoteOf(config, table).total,
        )
      }),
      { numRuns: 200 },
    )
  })
})
