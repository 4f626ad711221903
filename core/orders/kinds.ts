import type { OrderConfig } from '../choices/order-config.ts'
import { climb } from './kinds/climb.ts'
import { coaching } from './kinds/coaching.ts'
import { placements, wins } from './kinds/count.ts'
import type { OrderKind } from './kinds/order-kind.ts'

/**
 * The kind of an order: everything in which climbs, counted games and coaching differ once they are ordered. What they
 * cost is in `prices/kinds.ts`, which calculators load without this.
 */
export function kindOf(config: OrderConfig): OrderKind {
  switch (config.service) {
    case 'elo-boost':
    case 'duo-boost':
      return climb(config)
    case 'placement-boost':
      return placements(config)
    case 'win-boost':
      return wins(config)
    case 'coaching':
      return coaching(config)
  }
}

/** Whether an order waits for its account's login before a booster is searched. */
export function needsAccount(config: OrderConfig): boolean {
  return kindOf(config).needsAccount
}
