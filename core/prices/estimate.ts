import type { OrderConfig } from '../choices/order-config.ts'
import { pricedKindOf } from './kinds.ts'
import type { Estimate } from './quote.ts'

/** Games and whole days that an order takes: the upper end is rounded up, the lower end down to at least 1. */
export function estimateOrder(config: OrderConfig): Estimate {
  const { work, isPlayed, perDay } = pricedKindOf(config).pace()
  return {
    games: isPlayed ? Math.max(1, wholeUp(work)) : 0,
    daysFrom: Math.max(1, Math.floor(work / perDay.fast)),
    daysTo: Math.max(1, wholeUp(work / perDay.slow)),
  }
}

/** Rounds up, ignoring the last bits of a floating-point sum. */
function wholeUp(value: number): number {
  return Math.ceil(Number(value.toFixed(6)))
}
