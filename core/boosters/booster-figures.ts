import type { GameId } from '#core/games/game.ts'
import { daysLate, daysTaken, gamesWithPlaces, startWindowMs } from '#core/people/profiles.ts'

/** A completed order of one booster, as far as figures need it; times are milliseconds since the epoch. */
export type DoneOrder = {
  game: GameId
  isClimb: boolean
  /** When it was paid and ready for a booster, when this one took it, and when they submitted the result. */
  readyAt: number | null
  startedAt: number
  finishedAt: number
  closedAt: number
  /** The longest of the days promised with its price. */
  promisedDays: number
  /** The games that this booster recorded. */
  won: number
  recorded: number
  disputed: boolean
}

export type BoosterFigures = {
  finished: number
  climbs: number
  onTime: number
  /** By how many days each late order was late, the latest order first. */
  lateDays: number[]
  /** The median from an order that was ready until the booster took it, over the last days; null without an order. */
  startSeconds: number | null
  starts: number
  won: number
  recorded: number
  disputed: number
  reviews: number
  ratingSum: number
  firstAt: number | null
  lastAt: number | null
}

/**
 * What completed orders and the ratings of their reviews say about their booster; `now` is in milliseconds since the
 * epoch.
 */
export function boosterFigures(
  orders: readonly DoneOrder[],
  ratings: readonly number[],
  now: number,
): BoosterFigures {
  const sorted = orders.toSorted((a, b) => b.closedAt - a.closedAt)
  const lateDays = sorted
    .map((order) => daysLate(daysTaken(order.startedAt, order.finishedAt), order.promisedDays))
    .filter((days) => days > 0)
  const starts = sorted
    .filter(({ readyAt, startedAt }) => readyAt !== null && startedAt > now - startWindowMs)
    .map(({ readyAt, startedAt }) => Math.max(0, (startedAt - (readyAt ?? startedAt)) / 1000))
  const counted = sorted.filter(({ game }) => !gamesWithPlaces.includes(game))
  const sum = (of: (order: DoneOrder) => number, list = sorted) =>
    list.reduce((total, order) => total + of(order), 0)
  return {
    finished: sorted.length,
    climbs: sum(({ isClimb }) => Number(isClimb)),
    onTime: sorted.length - lateDays.length,
    lateDays,
    startSeconds: median(starts),
    starts: starts.length,
    won: sum((order) => order.won, counted),
    // A draw counts as a game that wasn't won, so agreeing on draws improves no figure.
    recorded: sum((order) => order.recorded, counted),
    disputed: sum(({ disputed }) => Number(disputed)),
    reviews: ratings.length,
    ratingSum: ratings.reduce((total, stars) => total + stars, 0),
    firstAt: sorted.at(-1)?.closedAt ?? null,
    lastAt: sorted[0]?.closedAt ?? null,
  }
}

/** The middle value, rounded; of an even number the mean of the two in the middle. Null for none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
