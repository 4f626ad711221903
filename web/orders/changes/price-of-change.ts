import type { Contract } from '#contract/contract.ts'
import { isDuo, type OrderConfig } from '#core/choices/order-config.ts'
import { type Change, type ChangeRefusal, changedQuote } from '#core/orders/changes.ts'
import { orderLevel } from '#core/orders/claiming.ts'
import { progressOf } from '#core/orders/kinds.ts'
import { type OrderView, recordedGames } from '../order/parts/order-facts.ts'

export type Terms = Contract['getChangeTerms']['reply']['data']

/** The difference that a configuration makes to an order; the server computes it with the same function. */
export function priceOfChange(order: OrderView, next: OrderConfig, terms: Terms): Change | ChangeRefusal {
  const played = recordedGames(order)
  const facts = {
    config: order.config,
    quote: order.quote,
    progress: (config: OrderConfig) => progressOf(config, played, order.session?.held),
    started: order.status === 'boosting',
    games: played.length,
  }
  return changedQuote(facts, next, { ...terms, hourly: terms.hourly ?? undefined })
}

/** Whether the order's booster plays high enough for a configuration. */
export function isTooHigh(next: OrderConfig, { ceiling }: Terms): boolean {
  return ceiling !== null && !('coachId' in next) && orderLevel(next) > ceiling
}

/** Whether the customer begins to play along, and has not said under which name. */
export function needsName(order: OrderView, next: OrderConfig): boolean {
  return isDuo(next) && !order.in_game_name
}
