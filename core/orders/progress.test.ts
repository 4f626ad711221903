import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '#core/base/money.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import { games } from '../games/games.ts'
import { rankAtPoints } from '../games/ladder.ts'
import type { Discount } from '../prices/discounts.ts'
import { demoPriceTable } from '../prices/price-table.ts'
import { isRefusal, priceOrder } from '../prices/pricing.ts'
import { climb, placements, winsAt } from '../test/test-configs.ts'
import { climbSoFar } from './kinds/climb.ts'
import { progressOf } from './kinds.ts'
import { isDone } from './progress.ts'
import type { RecordedGame } from './recorded-game.ts'
import { shareByProgress, stopQuote } from './stop-quote.ts'

const lol = 'league-of-legends'
const at = '2026-11-22T17:52:00.000Z'
const played = (...points: number[]): RecordedGame[] =>
  points.map((each) => ({
    by: 'booster',
    result: each > 0 ? 'won' : 'lost',
    points: each,
    standing: null,
    at,
  }))

function quoteOf(config: OrderConfig, discounts: readonly Discount[] = []) {
  const quote = priceOrder(config, demoPriceTable, discounts)
  if (isRefusal(quote)) throw new Error(quote.code)
  return quote
}

/** Silver II at 52 LP, 16 won and 4 lost, now Gold III at 62 LP: the order from the example. */
const config = climb(lol, 'Silver II', 'Platinum IV', {
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
  addons: ['priority', 'characters'],
})
const twenty = Array.from({ length: 4 }, () => played(21, 24, 23, 22, -15)).flat()
const standingAfter = (points: number) => rankAtPoints(games[lol], points)
const example: RecordedGame[] = twenty.map((game, i) => {
  if (i === 0) return { ...game, standing: standingAfter(1052 + game.points) }
  return i === 19 ? { ...game, standing: standingAfter(1362) } : game
})

test('the climb so far starts where the first game began and ends where the last one ended', () => {
  const { won, lost, climb: sofar, done } = progressOf(config, example)
  expect([won, lost]).toEqual([16, 4])
  expect(sofar?.start).toBe(1052)
  expect(sofar?.now).toBe(1362)
  expect(sofar?.target).toBe(1600)
  expect(sofar?.standing).toEqual({ tier: 'gold', division: 3, points: 62 })
  expect(sofar?.reached.map(({ tier, division }) => `${tier} ${division}`)).toEqual([
    'silver 1',
    'gold 4',
    'gold 3',
  ])
  expect(sofar?.heights).toHaveLength(21)
  expect(done).toBeCloseTo(310 / 548)
})

test('stopping now, line by line', () => {
  expect(stopQuote(quoteOf(config), config, progressOf(config, example))).toEqual({
    lines: [
      {
        kind: 'camps',
        from: { tier: 'silver', division: 2 },
        to: { tier: 'gold', division: 3 },
        amount: 2600,
      },
      { kind: 'division', at: { tier: 'gold', division: 3 }, points: 62, of: 100, amount: 744 },
      { kind: 'addons', percent: 53.9, amount: 1170 },
    ],
    earned: 4514,
    refund: 3856,
    paid: 8370,
  })
})

test('without reported ranks the points are summed from the middle of the bracket', () => {
  expect(climbSoFar(config, played(20, -15, 25))).toMatchObject({ start: 1050, now: 1080 })
  expect(climbSoFar(config, [])).toMatchObject({ start: 1050, now: 1050, reached: [] })
  const elsewhere = [{ ...played(20)[0], standing: standingAfter(1250) }] as RecordedGame[]
  expect(climbSoFar(config, elsewhere)).toMatchObject({ start: 1050, now: 1250 })
})

test('a climb that only lost points earns nothing and refunds everything', () => {
  const lower = progressOf(config, played(-20, -20))
  expect(lower.done).toBe(0)
  expect(stopQuote(quoteOf(config), config, lower)).toMatchObject({ earned: 0, refund: 8370 })
})

test('in open tiers the distance is counted in points', () => {
  const open = climb(lol, 'Diamond I', 'Grandmaster', {
    target: { tier: 'grandmaster', division: null, points: 450 },
  })
  const quote = quoteOf(open)
  expect(quote.total).toBe(6600 + 30375)
  const half = progressOf(open, played(90, 225))
  expect(half.climb?.reached.map(({ tier }) => tier)).toEqual(['master'])
  expect(stopQuote(quote, open, half).lines).toEqual([
    {
      kind: 'camps',
      from: { tier: 'diamond', division: 1 },
      to: { tier: 'master', division: null },
      amount: 6600,
    },
    { kind: 'division', at: { tier: 'master', division: null }, points: 225, of: 450, amount: 15188 },
  ])
  expect(stopQuote(quote, open, progressOf(open, played(90, 450))).refund).toBe(0)
})

test('wins count net, placements count games', () => {
  const wins = winsAt(lol, 'Gold II', 5)
  const threeOfFive = progressOf(wins, played(20, 20, -15, 20, 20))
  expect(threeOfFive).toMatchObject({ won: 4, lost: 1, done: 0.6, climb: null })
  expect(stopQuote(quoteOf(wins), wins, threeOfFive)).toEqual({
    lines: [{ kind: 'wins', count: 3, of: 5, amount: 1200 }],
    earned: 1200,
    refund: 800,
    paid: 2000,
  })
  expect(progressOf(wins, played(-15)).done).toBe(0)
  const five = placements(lol, null, 5)
  const two = progressOf(five, played(20, -15))
  expect(stopQuote(quoteOf(five), five, two)).toMatchObject({ earned: 500, refund: 750 })
  expect(isDone(two)).toBe(false)
  expect(isDone(progressOf(five, played(1, 1, 1, 1, 1)))).toBe(true)
})

const anyOrder = fc.constantFrom<OrderConfig[]>(
  config,
  { ...config, gain: 'low', server: 'na', queue: 'flex', addons: ['stream', 'bonus-win'] },
  climb(lol, 'Diamond II', 'Master', { target: { tier: 'master', division: null, points: 333 } }),
  climb('wild-rift', 'Bronze III', 'Platinum II'),
  climb('valorant', 'Ascendant 2', 'Radiant', { target: { tier: 'radiant', division: null, points: 571 } }),
  winsAt(lol, 'Gold II', 7, { addons: ['priority'] }),
  placements('wild-rift', null, 9, { duo: true }),
)
const anyGames = fc
  .array(fc.integer({ min: -60, max: 90 }), { maxLength: 40 })
  .map((points) => played(...points))
const anyDiscounts = fc.array(
  fc.record({
    source: fc.constant('coupon' as const),
    percent: fc.integer({ min: 0, max: 99 }),
    cap: fc.constant(90),
  }),
  { maxLength: 2 },
)

test('whatever happened, the lines sum, and nothing is negative or above what was paid', () => {
  fc.assert(
    fc.property(anyOrder, anyGames, anyDiscounts, (order, recorded, discounts) => {
      const quote = quoteOf(order, discounts)
      const stop = stopQuote(quote, order, progressOf(order, recorded))
      expect(sumOf(stop.lines)).toBe(stop.earned)
      expect(stop.earned + stop.refund).toBe(quote.total)
      expect(Math.min(stop.earned, stop.refund)).toBeGreaterThanOrEqual(0)
      for (const { kind, amount } of stop.lines) {
        const sign = kind === 'discounts' ? -1 : 1
        expect(amount * sign).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('more progress never earns less, and done means all of it', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 30 }), (order, points) => {
      const quote = quoteOf(order)
      const steps = points.map((_, i) =>
        progressOf(order, played(...points.slice(0, i + 1).map((each) => each + 1))),
      )
      const earned = steps.map((progress) => stopQuote(quote, order, progress).earned)
      expect(earned).toEqual([...earned].sort((a, b) => a - b))
      steps.forEach((progress, i) => {
        if (isDone(progress)) expect(earned[i]).toBe(quote.total)
      })
    }),
    { numRuns: 200 },
  )
})

test('successive boosters share what one booster would have earned', () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 }),
      anyDiscounts,
      (order, marks, discounts) => {
        const quote = quoteOf(order, discounts)
        const handOvers = [
          0,
          ...marks.map((each) => Math.min(each, quote.total)).sort((a, b) => a - b),
          quote.total,
        ]
        const pay = handOvers.slice(1).map((earned, i) => shareByProgress(quote, handOvers[i] ?? 0, earned))
        expect(pay.reduce((sum, each) => sum + each, 0)).toBe(quote.boosterShare)
      },
    ),
  )
  const quote = quoteOf(config)
  expect(shareByProgress(quote, 0, 4514)).toBe(2708)
  expect(shareByProgress(quote, 4514, 4000)).toBe(0)
  expect(shareByProgress({ ...quote, total: 0, boosterShare: 0 }, 0, 0)).toBe(0)
})

const drawn: RecordedGame = {
  by: 'a',
  result: 'drawn',
  points: 0,
  standing: null,
  at: '2026-11-22T17:52:00.000Z',
}

test('a draw changes no net wins, is a played placement game, and moves a climb by its own points', () => {
  const wins = winsAt('valorant', 'Gold 2', 5)
  expect(progressOf(wins, [...played(20, 20), drawn])).toMatchObject({ won: 2, lost: 0, drawn: 1, done: 0.4 })
  expect(stopQuote(quoteOf(wins), wins, progressOf(wins, [drawn]))).toMatchObject({ earned: 0 })
  const five = placements('valorant', null, 5)
  const two = progressOf(five, [...played(20), drawn])
  expect(two).toMatchObject({ won: 1, lost: 0, drawn: 1, done: 0.4 })
  expect(stopQuote(quoteOf(five), five, two).lines).toMatchObject([{ kind: 'games', count: 2, of: 5 }])
  const up = climb('valorant', 'Silver 2', 'Gold 1')
  const before = progressOf(up, played(20)).climb?.now ?? 0
  const after = progressOf(up, [...played(20), { ...drawn, points: 8 }])
  expect(after).toMatchObject({ drawn: 1, climb: { now: before + 8 } })
})
