import { expect, test } from 'vitest'
import { bracketHeights } from '../choices/bracket-heights.ts'
import {
  bracketChoices,
  type ClimbConfig,
  climbEnds,
  defaultConfig,
  isClimb,
  type OrderConfig,
} from '../choices/order-config.ts'
import { type GameId, gameIds, type Rank } from '../games/game.ts'
import { games } from '../games/games.ts'
import { camps, ladderPoints, openFoot, rankAtPoints } from '../games/ladder.ts'
import { demoPriceTable } from '../prices/price-table.ts'
import { isRefusal, priceOrder } from '../prices/pricing.ts'
import type { Quote } from '../prices/quote.ts'
import { climb, placements, winsAt } from '../test/test-configs.ts'
import { heightAfter, honestGame, seeded } from '../test/walks.ts'
import { loggedWork, progressOf } from './kinds.ts'
import { isDone } from './progress.ts'
import type { RecordedGame } from './recorded-game.ts'
import { conflictsOf, orderShares } from './shares.ts'
import { type NewGame, standingRefusal } from './standing.ts'
import { stopQuote } from './stop-quote.ts'

const lol = 'league-of-legends'
const at = '2026-11-22T17:52:00.000Z'

function quoteOf(config: OrderConfig, hourly?: number): Quote {
  const quote = priceOrder(config, demoPriceTable, [], hourly)
  if (isRefusal(quote)) throw new Error(quote.code)
  return quote
}

function rank(words: string, points: number): Rank {
  const { start } = climb(lol, words, 'Challenger')
  return { tier: start.tier, division: start.division, points }
}

const game = (by: string, standing: Rank, points = 20): RecordedGame => ({
  by,
  result: points < 0 ? 'lost' : 'won',
  points,
  standing,
  at,
})

/** Silver II at 41 to 60 LP to Gold IV: 6.00 and 8.00, 14.00 together, of which 8.40 are the boosters'. */
const config = climb(lol, 'Silver II', 'Gold IV', {
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
})
const quote = quoteOf(config)
const log = (...played: RecordedGame[]) => ({ played, held: [] })
const paid = (pay: { boosterId: string; amount: number }[]) =>
  Object.fromEntries(pay.map(({ boosterId, amount }) => [boosterId, amount]))

test('the climb that the tests below compute by hand costs 14.00', () => {
  expect([quote.total, quote.boosterShare]).toEqual([1400, 840])
})

test('an invented stretch earns nothing once the next booster records the account’s real rank', () => {
  const played = [
    game('a', rank('Gold IV', 0), 40),
    game('b', rank('Silver II', 75)),
    game('b', rank('Gold IV', 0)),
  ]
  const ended = orderShares(quote, config, log(...played), { holder: 'b', accepted: true })
  expect(paid(ended.pay)).toEqual({ b: 840 })
  expect(ended.hold).toBe('conflict')
  expect(ended.stretches.map(({ state }) => state)).toEqual(['contradicted', 'contradicted'])
  expect(conflictsOf(config, played)).toEqual([{ kind: 'standing', earlier: 0, later: 1, apart: 145 }])
})

test('an honest stretch is paid to the point where the next one begins', () => {
  // From 52 LP: Silver I is reached (6.00), and half of it (4.00) is climbed.
  const played = [
    game('a', rank('Silver II', 72)),
    game('a', rank('Silver I', 50)),
    game('b', rank('Silver I', 70)),
  ]
  const ended = orderShares(quote, config, log(...played), { holder: 'b', accepted: true })
  expect(paid(ended.pay)).toEqual({ a: 600, b: 240 })
  expect(ended.hold).toBeNull()
  const stopped = orderShares(quote, config, log(...played), { holder: 'b', accepted: false })
  expect(stopped.earned).toBe(600 + 560)
  expect(paid(stopped.pay)).toEqual({ a: 600, b: 96 })
  expect(stopped.stretches.map(({ state }) => state)).toEqual(['confirmed', 'open'])
})

test('the next record decides a small difference, without a conflict', () => {
  const played = [game('a', rank('Silver I', 50)), game('b', rank('Silver I', 50))]
  const ended = orderShares(quote, config, log(...played), { holder: 'b', accepted: true })
  expect(paid(ended.pay)).toEqual({ a: Math.round((600 + 240) * 0.6), b: 840 - 504 })
  expect(ended.hold).toBeNull()
})

test('what nobody has confirmed is earned, and its share waits', () => {
  const played = [game('a', rank('Silver I', 50))]
  const stopped = orderShares(quote, config, log(...played), { holder: null, accepted: false })
  expect([stopped.earned, paid(stopped.pay), stopped.hold]).toEqual([1000, { a: 600 }, 'unconfirmed'])
  const accepted = orderShares(quote, config, log(...played), { holder: 'b', accepted: true })
  expect([paid(accepted.pay), accepted.hold]).toEqual([{ a: 600, b: 240 }, 'unconfirmed'])
  const lostOnly = log(game('a', rank('Silver II', 30), -20))
  expect(orderShares(quote, config, lostOnly, { holder: null, accepted: false }).hold).toBeNull()
})

test('an order with a single booster is paid in full, with or without games', () => {
  for (const played of [[], [game('a', rank('Silver II', 72))]]) {
    const ended = orderShares(quote, config, log(...played), { holder: 'a', accepted: true })
    expect([paid(ended.pay), ended.hold]).toEqual([{ a: 840 }, null])
  }
})

test('a booster who takes over from one without records gets everything', () => {
  const ended = orderShares(quote, config, log(game('b', rank('Silver II', 72))), {
    holder: 'b',
    accepted: true,
  })
  expect([paid(ended.pay), ended.hold]).toEqual([{ b: 840 }, null])
})

test('placement games that had to be replayed don’t count for the earlier booster', () => {
  const five = placements(lol, null, 5)
  const price = quoteOf(five)
  const invented = Array.from({ length: 4 }, () => game('a', rank('Gold IV', 0), 0))
  const honest = Array.from({ length: 5 }, () => game('b', rank('Silver IV', 0), 0))
  const ended = orderShares(price, five, log(...invented, ...honest), { holder: 'b', accepted: true })
  expect([paid(ended.pay), ended.hold]).toEqual([{ b: price.boosterShare }, 'conflict'])
  expect(conflictsOf(five, [...invented, ...honest])).toEqual([
    { kind: 'count', earlier: 3, later: 4, apart: 4 },
  ])
  const shared = orderShares(price, five, log(...invented.slice(0, 2), ...honest.slice(0, 3)), {
    holder: 'b',
    accepted: true,
  })
  expect([paid(shared.pay), shared.hold]).toEqual([
    { a: (price.boosterShare * 2) / 5, b: (price.boosterShare * 3) / 5 },
    null,
  ])
})

test('net wins that the next record contradicts don’t count and still have to be won', () => {
  const five = winsAt(lol, 'Gold II', 5)
  const price = quoteOf(five)
  const invented = [40, 60, 80, 100].map((points) => game('a', rank('Gold II', points)))
  const first = game('b', rank('Gold II', 40))
  expect(loggedWork(five, progressOf(five, invented))).toEqual({ unit: 'wins', done: 4, of: 5 })
  const after = progressOf(five, [...invented, first])
  // From 20 LP, one win could be true: 40 LP is within what one game moves.
  expect(loggedWork(five, after)).toEqual({ unit: 'wins', done: 2, of: 5 })
  const honest = [40, 60, 80, 100].map((points) => game('b', rank('Gold II', points)))
  const all = [...invented, ...honest, game('b', rank('Gold I', 20))]
  const ended = orderShares(price, five, log(...all), { holder: 'b', accepted: true })
  expect([paid(ended.pay), ended.hold]).toEqual([{ b: price.boosterShare }, 'conflict'])
})

test('net wins that were lost by the next booster were won by the one before', () => {
  const five = winsAt(lol, 'Gold II', 5)
  const price = quoteOf(five)
  const played = [
    ...[20, 40, 60].map((points) => game('a', rank('Gold II', points))),
    ...[45, 30].map((points) => game('b', rank('Gold II', points), -15)),
    ...[50, 70, 90].map((points) => game('c', rank('Gold II', points))),
    game('c', rank('Gold I', 10)),
  ]
  const ended = orderShares(price, five, log(...played), { holder: 'c', accepted: true })
  expect([paid(ended.pay), ended.hold]).toEqual([{ a: 720, c: 480 }, null])
})

test('a draw earns nothing of net wins, and is paid as a played placement game', () => {
  const draw = (by: string, points: number): RecordedGame => ({
    ...game(by, rank('Gold 2', points), 0),
    result: 'drawn',
  })
  const five = winsAt('valorant', 'Gold 2', 5)
  const wins = [game('a', rank('Gold 2', 20)), draw('a', 20), draw('b', 20)]
  const rest = [40, 60, 80, 95].map((points, i) => game('b', rank('Gold 2', points), i === 3 ? 15 : 20))
  const price = quoteOf(five)
  const won = orderShares(price, five, log(...wins, ...rest), { holder: 'b', accepted: true })
  expect([paid(won.pay), won.hold]).toEqual([
    { a: price.boosterShare / 5, b: (price.boosterShare * 4) / 5 },
    null,
  ])
  const placing = placements('valorant', null, 5)
  const games = [draw('a', 20), game('a', rank('Gold 2', 20)), draw('b', 20), ...rest.slice(0, 2)]
  const due = quoteOf(placing)
  const placed = orderShares(due, placing, log(...games), { holder: 'b', accepted: true })
  expect([paid(placed.pay), placed.hold]).toEqual([
    { a: (due.boosterShare * 2) / 5, b: (due.boosterShare * 3) / 5 },
    null,
  ])
})

test('completed hours are paid to their coach, even if the coach drops the order', () => {
  const coaching: OrderConfig = { service: 'coaching', game: lol, coachId: 'c', hours: 5, wishes: '' }
  const price = quoteOf(coaching, 2_000)
  const held = [
    { by: 'c', hours: 3 },
    { by: 'c', hours: 1 },
  ]
  const stopped = orderShares(price, coaching, { played: [], held }, { holder: null, accepted: false })
  expect([stopped.earned, paid(stopped.pay), stopped.hold]).toEqual([8_000, { c: 4_800 }, null])
})

/** A climb of a few divisions, from anywhere below the open tiers. */
function someClimb(id: GameId, random: () => number): ClimbConfig {
  const ladder = games[id]
  const closed = camps(ladder).filter(({ division }) => division !== null)
  const from = closed[Math.floor(random() * (closed.length - 4))]
  const to = closed[(from?.index ?? 0) + 2]
  if (!from || !to) throw new Error('no such camp')
  const choices = bracketChoices(ladder, from.tier)
  return {
    ...defaultConfig(id, 'elo-boost'),
    start: {
      tier: from.tier,
      division: from.division,
      bracket: choices[Math.floor(random() * choices.length)]?.bracket ?? '0-20',
      points: 0,
    },
    target: { tier: to.tier, division: to.division, points: 0 },
  }
}

/** A liar's records: anything at all, often the target itself, with a picture of anything. */
function invent(config: ClimbConfig, random: () => number): RecordedGame[] {
  const ladder = games[config.game]
  const { to: target } = climbEnds(config)
  const played: RecordedGame[] = []
  for (let i = 0; i < 6; i++) {
    const before = played.at(-1)?.standing
    const height = before ? ladderPoints(ladder, before) : bracketHeights(config).from
    const swing = ladder.moves[random() < 0.8 ? 'won' : 'lost'].most
    const points = Math.floor((random() * 2 - 0.4) * swing)
    const claimed = random() < 0.3 ? target : Math.max(0, Math.floor(height + points * (0.5 + random() * 2)))
    const standing = rankAtPoints(ladder, Math.min(claimed, openFoot(ladder) + 300))
    const next: NewGame = {
      by: 'liar',
      result: points < 0 ? 'lost' : 'won',
      points,
      standing,
      hasProof: true,
    }
    if (standingRefusal(config, played, next)) continue
    played.push({ by: next.by, result: next.result, points, standing, at })
  }
  return played
}

test('trust M17: 10,000 liars, each followed by an honest booster: neither they nor the customer lose a cent', () => {
  let told = 0
  let seen = 0
  for (let round = 0; told < 10_000; round++) {
    const random = seeded(round)
    const id = gameIds[round % gameIds.length] ?? lol
    const order = someClimb(id, random)
    if (!isClimb(order)) throw new Error('no climb')
    const price = quoteOf(order)
    const { from, to } = bracketHeights(order)
    const truth = from + Math.floor(random() * (to - from + 1))
    const played = invent(order, random)
    // Without a lie there is only the honest log, and the start is what the bracket said.
    if (played.length === 0) continue
    told++
    // The honest booster plays until the account reaches the target; their first record has a screenshot.
    let height = truth
    let stopAt = Math.floor(random() * 25)
    const target = climbEnds(order).to
    while (height < target && played.length < 500) {
      const next = honestGame(games[id], height, random, 'honest')
      if (!next.standing) throw new Error('no standing')
      const { by, result, points, standing } = next
      if (played.at(-1)?.by !== 'honest')
        expect(standingRefusal(order, played, { by, result, points, standing, hasProof: true })).toBeNull()
      played.push(next)
      height = heightAfter(games[id], next)
      if (--stopAt !== 0) continue
      const stopped = orderShares(price, order, log(...played), { holder: 'honest', accepted: false })
      expect([round, paid(stopped.pay).liar ?? 0]).toEqual([round, 0])
      // The customer pays only for the distance from where the account really was.
      const progress = progressOf(order, played)
      const real = progress.climb && { ...progress, climb: { ...progress.climb, start: truth } }
      if (!real) throw new Error('no climb')
      expect(stopped.earned).toBeLessThanOrEqual(stopQuote(price, order, real).earned)
    }
    const ended = orderShares(price, order, log(...played), { holder: 'honest', accepted: true })
    expect([round, paid(ended.pay)]).toEqual([round, { honest: price.boosterShare }])
    expect(ended.earned).toBe(price.total)
    expect(isDone(progressOf(order, played))).toBe(true)
    if (ended.hold === 'conflict') seen++
  }
  expect(told).toBe(10_000)
  expect(seen).toBeGreaterThan(5_000)
})
