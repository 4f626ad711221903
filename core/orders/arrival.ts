import { dayMs } from '#core/base/durations.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import { pricedKindOf } from '../prices/kinds.ts'
import { kindOf } from './kinds.ts'
import type { Progress } from './progress.ts'
import { gamesIn } from './recorded-game.ts'

/** When an order is expected to be finished. */
export type Arrival = {
  /** The games (or hours of coaching) left. */
  games: number
  /** The earliest and the latest end (ISO 8601, UTC), never in the past; null while the order is paused. */
  finish: { from: string; to: string } | null
  /** Whether the order's own pace counts, beside the one that the price assumed. */
  learned: boolean
}

/** An order at work. */
export type WorkSoFar = {
  progress: Progress
  /** When its games were recorded, oldest first. */
  played: readonly { at: string }[]
  /** When its present booster accepted it, ISO 8601. */
  since: string
  paused: boolean
}

/** From this many recorded games on, an order's own pace counts. */
export const gamesToLearn = 3
/** How much the price's assumptions weigh: as if this many games and days had gone as planned. */
const prior = { games: 10, days: 2 }
/** How far the work of one game can be from what the price plans for it, however the first games went. */
const bounds = { slowest: 0.5, fastest: 2 }

/**
 * The expected arrival, from now (ISO 8601) on. The price plans how much a game brings, and at least and at most how
 * many are played a day. Recorded games count beside this plan, as observations do beside a prior: the more of them
 * there are, the less the plan weighs, and both ends of the range converge to the real pace.
 */
export function expectedArrival(config: OrderConfig, work: WorkSoFar, now: string): Arrival {
  const { progress, played, since, paused } = work
  const { behind, ahead } = kindOf(config).plannedWork(progress)
  const plan = pricedKindOf(config).pace().perDay
  const counted = gamesIn(progress)
  const learned = counted >= gamesToLearn
  const left = learned ? ahead / workOfGame(behind, counted) : ahead
  const own = played.filter(({ at }) => Date.parse(at) >= Date.parse(since))
  const days = daysWorked([since, ...own.map(({ at }) => at), now])
  const perDay = (planned: number) =>
    learned ? (planned * prior.days + own.length) / (prior.days + days) : planned
  const after = (rate: number) => new Date(Date.parse(now) + (left / rate) * dayMs).toISOString()
  return {
    games: left === 0 ? 0 : Math.max(1, Math.round(left)),
    finish: paused ? null : { from: after(perDay(plan.fast)), to: after(perDay(plan.slow)) },
    learned,
  }
}

/** How much of a planned game one real game of this order does. */
function workOfGame(behind: number, counted: number): number {
  const seen = (prior.games + behind) / (prior.games + counted)
  return Math.min(bounds.fastest, Math.max(bounds.slowest, seen))
}

/**
 * The days between these instants. More than a day without a game counts as one day, because a pause says nothing
 * about how fast the booster plays; the estimate moves on with it anyway, since it starts from now.
 */
function daysWorked(instants: readonly string[]): number {
  const times = instants.map((each) => Date.parse(each))
  return times.reduce((sum, time, i) => {
    const gap = time - (times[i - 1] ?? time)
    return sum + Math.min(1, Math.max(0, gap) / dayMs)
  }, 0)
}
