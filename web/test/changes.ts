import type { OrderConfig } from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import type { Terms } from '#web/orders/changes/price-of-change.ts'
import { kinds } from '#web/orders/order/page/made-up-orders.ts'

/** Today's prices are those of the order; the balance covers any change, and no other booster matches. */
export const someTerms = (rest: Partial<Terms> = {}): Terms => ({
  table: demoPriceTable,
  own: demoPriceTable,
  discounts: [],
  boosterShare: 60,
  hourly: null,
  balance: 100_000,
  ceiling: null,
  others: [],
  ...rest,
})

type Target = (typeof kinds)['solo']['target']

/** The climb from Silver II to Platinum IV with another target. */
export const soloTo = (tier: Target['tier'], division: number | null, points = 0): OrderConfig => ({
  ...kinds.solo,
  target: { tier, division, points } as Target,
})
