import type { OrderConfig } from '../choices/order-config.ts'
import { climb } from './kinds/climb.ts'
import { coaching } from './kinds/coaching.ts'
import { placements, wins } from './kinds/count.ts'
import type { PricedKind } from './kinds/priced-kind.ts'

/** What an order's kind determines before the purchase; what follows the purchase is in `orders/kinds.ts`. */
export function pricedKindOf(config: OrderConfig): PricedKind {
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
