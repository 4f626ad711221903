import type { OrderConfig } from '../choices/order-config.ts'
import { dayMs } from '../durations.ts'
import { pricedKindOf } from '../prices/kinds.ts'
import { kindOf } from './kinds.ts'
import type { Progress } from './progress.ts'

/**
 * When an order is expected to be finished: the games (or hours of coaching) left, and the earliest and latest end
 * (ISO 8601, UTC).
 */
export type Arrival = { games: number; from: string; to: string }

/**
 * The expected arrival from now (ISO 8601) on: the games left at this order's pace, at the fast and the slow number
 * of games a day.
 */
export function expectedArrival(config: OrderConfig, progress: Progress, now: string): Arrival {
  const left = kindOf(config).workLeft(progress)
  const { fast, slow } = pricedKindOf(config).pace().perDay
  const after = (days: number) => new Date(Date.parse(now) + days * dayMs).toISOString()
  return {
    games: left === 0 ? 0 : Math.max(1, Math.round(left)),
    from: after(left / fast),
    to: after(left / slow),
  }
}
