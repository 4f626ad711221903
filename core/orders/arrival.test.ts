import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/base/durations.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import { climb, placements, winsAt } from '../test/test-configs.ts'
import { expectedArrival, gamesToLearn } from './arrival.ts'
import { progressOf } from './kinds.ts'
import type { RecordedGame } from './recorded-game.ts'

const lol = 'league-of-legends'
const since = '2026-11-20T12:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(since) + ms).toISOString()
/** Silver II (1050) to Platinum IV (1600): 550 LP at 15 a game are 36.67 games, 10 to 18 a day. */
const config = climb(lol, 'Silver II', 'Platinum IV', {
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
})

/** Games with these points, evenly spread over a time. */
function log(points: readonly number[], over = 0): RecordedGame[] {
  return points.map((each, i) => ({
    by: 'booster',
    result: each > 0 ? 'won' : 'lost',
    points: each,
    standing: null,
    at: after(((i + 1) * over) / points.length),
  }))
}

function arrivalOf(order: OrderConfig, played: readonly RecordedGame[], now: string, paused = false) {
  return expectedArrival(order, { progress: progressOf(order, played), played, since, paused }, now)
}

const daysUntil = (now: string, at: string | undefined) => (Date.parse(at ?? '') - Date.parse(now)) / dayMs

test('before the third game the plan of the price counts', () => {
  const now = after(hourMs)
  for (const points of [[], [60], [60, 60]]) {
    const left = (550 - points.length * 60) / 15
    const { games, finish, learned } = arrivalOf(config, log(points, hourMs), now)
    expect([games, learned]).toEqual([Math.round(left), false])
    expect(daysUntil(now, finish?.from)).toBeCloseTo(left / 18)
    expect(daysUntil(now, finish?.to)).toBeCloseTo(left / 10)
  }
  expect(gamesToLearn).toBe(3)
})

test('from the third game on the order’s own pace counts beside the plan', () => {
  // In a day 20 games brought 200 LP, for which the plan has 13.33 games: (10 + 13.33) / (10 + 20) of a planned game.
  const now = after(dayMs)
  const { games, finish, learned } = arrivalOf(config, log(Array(20).fill(10), dayMs), now)
  const left = 350 / 15 / (23.333 / 30)
  expect([games, learned]).toEqual([30, true])
  // 10 to 18 a day for two days, and 20 in one.
  expect(daysUntil(now, finish?.from)).toBeCloseTo(left / (56 / 3), 3)
  expect(daysUntil(now, finish?.to)).toBeCloseTo(left / (40 / 3), 3)
})

test('with every day of the same pace the range narrows and converges to it', () => {
  // Four games a day bring 12 LP each: 48 LP a day of 800, which is less than the price planned.
  const long = climb(lol, 'Silver IV', 'Platinum II')
  const widths = [1, 5, 10, 15].map((days) => {
    const now = after(days * dayMs)
    const { finish } = arrivalOf(long, log(Array(days * 4).fill(12), days * dayMs), now)
    const [from, to] = [daysUntil(now, finish?.from), daysUntil(now, finish?.to)]
    return { width: to - from, middle: (from + to) / 2, real: (990 - days * 48) / 48 }
  })
  const ratios = widths.map(({ middle, real }) => Math.abs(1 - middle / real))
  expect(widths.map(({ width }) => width)).toEqual(widths.map(({ width }) => width).sort((a, b) => b - a))
  expect(ratios).toEqual([...ratios].sort((a, b) => b - a))
  expect(ratios.at(-1)).toBeLessThan(0.2)
})

test('a paused order has no expected finish, and a pause slows the pace by one day at most', () => {
  const played = log(Array(12).fill(20), dayMs)
  expect(arrivalOf(config, played, after(3 * dayMs), true)).toMatchObject({ finish: null, learned: true })
  const soon = after(2 * dayMs)
  const late = after(9 * dayMs)
  expect(daysUntil(late, arrivalOf(config, played, late).finish?.to)).toBeCloseTo(
    daysUntil(soon, arrivalOf(config, played, soon).finish?.to),
  )
})

test('what an earlier booster played does not count as this one’s games a day', () => {
  const earlier = log(Array(12).fill(20)).map((game) => ({ ...game, at: after(-dayMs), by: 'earlier' }))
  const now = after(dayMs)
  const { finish, games } = arrivalOf(config, earlier, now)
  // No game in one day: 10 a day for two days of three.
  expect(daysUntil(now, finish?.to)).toBeCloseTo(310 / 15 / (26 / 22) / (20 / 3), 3)
  expect(games).toBe(17)
})

test('wins and placements count their own games, and finished work arrives now', () => {
  const now = after(hourMs)
  expect(arrivalOf(winsAt(lol, 'Gold II', 5), log([20, 20, -15, 20, 20]), now).games).toBe(3)
  expect(arrivalOf(placements(lol, null, 5), log([20, -15]), now).games).toBe(3)
  expect(arrivalOf(config, log(Array(30).fill(20)), now)).toEqual({
    games: 0,
    finish: { from: now, to: now },
    learned: true,
  })
})

test('a draw is a game of the pace, without work of its own', () => {
  const [now, wins] = [after(dayMs), winsAt('valorant', 'Gold 2', 5)]
  const two = log([20, 20, 20], dayMs)
  const draws = log([0, 0, 0], dayMs).map((game) => ({ ...game, result: 'drawn' as const }))
  const fast = arrivalOf(wins, two, now)
  const slow = arrivalOf(wins, [...two, ...draws], now)
  expect(slow.games).toBeGreaterThan(fast.games)
})

test('whatever was played, the finish is a time from now on, earliest first', () => {
  const orders = fc.constantFrom<OrderConfig[]>(
    config,
    climb('valorant', 'Ascendant 2', 'Immortal'),
    climb('wild-rift', 'Bronze III', 'Platinum II'),
    winsAt(lol, 'Gold II', 7),
    placements('wild-rift', null, 5, { duo: true }),
  )
  const points = fc.array(fc.integer({ min: -60, max: 90 }), { maxLength: 60 })
  const time = fc.integer({ min: 0, max: 60 * dayMs })
  fc.assert(
    fc.property(orders, points, time, time, (order, some, over, later) => {
      const now = after(over + later)
      const { games, finish } = arrivalOf(order, log(some, over), now)
      const [from, to] = [daysUntil(now, finish?.from), daysUntil(now, finish?.to)]
      expect(games).toBeGreaterThanOrEqual(0)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeGreaterThanOrEqual(from)
    }),
    { numRuns: 500 },
  )
})
