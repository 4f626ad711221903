import type { OrderConfig } from '../choices/order-config.ts'
import { pricedKindOf } from './kinds.ts'

/** How long an order takes: games, and whole days from and to. */
export type Estimate = { games: number; daysFrom: number; daysTo: number }

/** Games and whole days that an order takes: rounded up at the far end, down and at least 1 at the near end. */
export function estimateOrder(config: OrderConfig): Estimate {
  const { work, isPlayed, perDay } = pricedKindOf(config).pace()
  return {
    games: isPlayed ? Math.max(1, wholeUp(work)) : 0,
    daysFrom: Math.max(1, Math.floor(work / perDay.fast)),
    daysTo: Math.max(1, wholeUp(work / perDay.slow)),
  }
}

/** Rounds up, but not for the last bits of a floating sum. */
function wholeUp(value: number): number {
  return Math.ceil(Number(value.toFixed(6)))
}
