import type { Refusal } from '../../choices/config-refusal.ts'
import type { Pace } from '../pace.ts'
import type { PriceTable } from '../price-table.ts'
import type { Quote, QuoteLine } from '../quote.ts'

/**
 * What a kind of order determines before the purchase, for one configuration. Calculators load it; what happens to an
 * order afterwards is `OrderKind`.
 */
export type PricedKind = {
  /** The first reason why this can't be ordered, or null; preferences are checked by `wishRefusal`. */
  refusal: () => Refusal | null
  /**
   * The lines that sum to the base price. `hourly` is the rate of the coach whom the customer chose, in minor units.
   * @throws RangeError when the table lacks a price, or `hourly` is needed and missing.
   */
  workLines: (table: PriceTable, hourly: number | undefined) => QuoteLine[]
  /** The surcharges; `base` is the base price in minor units. */
  extraLines: (table: PriceTable, base: number) => QuoteLine[]
  /** How far up the ladder it leads; both are 0 where nothing is climbed. */
  distance: () => Quote['distance']
  pace: () => Pace
}

export const noDistance: Quote['distance'] = { divisions: 0, points: 0 }
