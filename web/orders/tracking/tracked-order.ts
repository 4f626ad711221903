import type { Contract } from '#contract/contract.ts'
import type { WorkFacts } from '../order/parts/order-facts.ts'

export type TrackedOrder = Contract['getTrackedOrder']['reply']['data']['order']

/** A shared order in the form in which the drawings read an order. */
export function factsOf({ planned_games, games, ...order }: TrackedOrder): WorkFacts {
  return {
    ...order,
    games: games.map(({ player, ...game }) => ({ ...game, booster: { user_id: String(player) } })),
    session: null,
    quote: { estimate: { games: planned_games } },
  }
}
