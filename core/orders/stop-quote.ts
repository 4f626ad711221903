import { games } from '../games/games.ts'
import {
  campIndex,
  camps,
  ladderPoints,
  openFoot,
  type Place,
  rankAtPoints,
  tierOf,
} from '../games/ladder.ts'
import { partOf, sumOf } from '../money.ts'
import { isClimb, isCoaching, type OrderConfig } from './order-config.ts'
import type { Quote } from './pricing.ts'
import type { Climb, Progress } from './progress.ts'

/** What a line of earned money stands for. */
type StopItem =
  /** Whole divisions, from the start to the camp that was reached. */
  | { kind: 'camps'; from: Place; to: Place }
  /** The division (or open tiers) under way: points of what it takes. */
  | { kind: 'division'; at: Place; points: number; of: number }
  | { kind: 'wins'; count: number; of: number }
  | { kind: 'games'; count: number; of: number }
  | { kind: 'hours'; count: number; of: number }
  /** Add-ons are earned in the same share as the work; `percent` is that share, to one decimal. */
  | { kind: 'addons'; percent: number }
  | { kind: 'discounts'; percent: number }

/** One line of what was earned; amounts are minor units. */
export type StopLine = { amount: number } & StopItem

/** What stopping now would mean; the lines sum to `earned`, `earned` and `refund` to what was paid. Minor units. */
export type StopQuote = { lines: StopLine[]; earned: number; refund: number; paid: number }

/** A part of the climb with its price; heights are points from the foot of the ladder. */
type Leg = { at: Place; from: number; to: number; price: number }

/** The earned part of the work as a fraction of integers: what is finished, and what is under way, `of` all. */
type Earned = {
  finished: number
  underWay: number
  of: number
  finishedItem: StopItem | null
  underWayItem: StopItem | null
}

/** Fractions of prices are kept as thousandths of minor units, so that they stay integers. */
const precision = 1000

/**
 * What an order has earned by its recorded progress and what comes back, from the frozen quote alone.
 * More progress never refunds more; nothing is below zero or above what was paid.
 */
export function stopQuote(quote: Quote, config: OrderConfig, progress: Progress): StopQuote {
  const work = progress.climb ? climbEarned(quote, config, progress.climb) : countEarned(config, progress)
  const part = work.finished + work.underWay
  const discounts = sumOf(quote.lines.filter(({ kind }) => kind === 'discount'))
  // Each line is the step between two rounded sums: the lines sum exactly and none has the wrong sign.
  const finished = partOf(quote.base, work.finished, work.of)
  const base = partOf(quote.base, part, work.of)
  const withAddons = partOf(quote.total - discounts, part, work.of)
  const earned = partOf(quote.total, part, work.of)

  const percent = Math.round((part * 1000) / work.of) / 10
  const lines: StopLine[] = []
  if (work.finishedItem) lines.push({ ...work.finishedItem, amount: finished })
  if (work.underWayItem) lines.push({ ...work.underWayItem, amount: base - finished })
  if (quote.total - discounts !== quote.base)
    lines.push({ kind: 'addons', percent, amount: withAddons - base })
  if (discounts !== 0) lines.push({ kind: 'discounts', percent, amount: earned - withAddons })
  return { lines, earned, refund: quote.total - earned, paid: quote.total }
}

/**
 * A booster's pay (minor units) for one stretch of an order that changed hands: between what had been earned when
 * they took it and when they left it (`StopQuote.earned`). Consecutive stretches sum to the whole share.
 */
export function shareByProgress(quote: Quote, earnedBefore: number, earnedNow: number): number {
  if (quote.total === 0) return 0
  const payAt = (earned: number) => partOf(quote.boosterShare, earned, quote.total)
  return Math.max(0, payAt(earnedNow) - payAt(earnedBefore))
}

function countEarned(config: OrderConfig, { won, lost, hoursHeld }: Progress): Earned {
  if (isCoaching(config)) {
    const finishedItem: StopItem = { kind: 'hours', count: hoursHeld, of: config.hours }
    return { finished: hoursHeld, underWay: 0, of: config.hours, finishedItem, underWayItem: null }
  }
  if (isClimb(config)) throw new RangeError('A climb is measured by its height')
  const wins = config.service === 'win-boost'
  const of = wins ? config.wins : config.games
  const finished = Math.min(of, Math.max(0, wins ? won - lost : won + lost))
  const finishedItem: StopItem = { kind: wins ? 'wins' : 'games', count: finished, of }
  return { finished, underWay: 0, of, finishedItem, underWayItem: null }
}

function climbEarned(quote: Quote, config: OrderConfig, climb: Climb): Earned {
  const legs = legsOf(quote, config, climb)
  const [first] = legs
  const passed = legs.filter(({ to }) => to <= climb.now)
  const last = passed.at(-1)
  const open = legs.find(({ from, to }) => from < climb.now && climb.now < to)
  const value = (some: readonly Leg[]) => some.reduce((sum, { price }) => sum + price * precision, 0)
  const foot = open ? footOf(config, open) : 0
  return {
    finished: value(passed),
    underWay: open
      ? Math.round((open.price * precision * (climb.now - open.from)) / (open.to - open.from))
      : 0,
    of: value(legs),
    finishedItem: first && last ? { kind: 'camps', from: first.at, to: placeAt(config, last.to) } : null,
    underWayItem: open
      ? { kind: 'division', at: open.at, points: climb.now - foot, of: open.to - foot }
      : null,
  }
}

/** The divisions and open points of the frozen quote, each with its height and price. */
function legsOf(quote: Quote, config: OrderConfig, climb: Climb): Leg[] {
  if (!isClimb(config)) return []
  const game = games[config.game]
  const units = quote.lines.flatMap((line) =>
    line.kind === 'climb' ? Array<number>(line.divisions).fill(line.unit) : [],
  )
  const bracket = sumOf(quote.lines.filter(({ kind }) => kind === 'bracket'))
  const firstCamp = campIndex(game, config.start)
  const legs = camps(game)
    .slice(firstCamp, firstCamp + units.length)
    .map((camp, i): Leg => {
      const foot = ladderPoints(game, { ...camp, points: 0 })
      const top = foot + (tierOf(game, camp.tier)?.points ?? 0)
      const price = (units[i] ?? 0) + (i === 0 ? bracket : 0)
      return {
        at: { tier: camp.tier, division: camp.division },
        from: i === 0 ? climb.start : foot,
        to: top,
        price,
      }
    })
  const open = quote.lines.find((line) => line.kind === 'points')
  if (open)
    legs.push({
      at: { tier: open.tier, division: null },
      from: Math.max(climb.start, openFoot(game)),
      to: climb.target,
      price: open.amount,
    })
  return legs
}

/** In divisions one counts from their foot, as the game shows it; in open tiers from where the way begins. */
function footOf(config: OrderConfig, { at, from }: Leg): number {
  return at.division === null ? from : ladderPoints(games[config.game], { ...at, points: 0 })
}

function placeAt(config: OrderConfig, height: number): Place {
  const { tier, division } = rankAtPoints(games[config.game], height)
  return { tier, division }
}
