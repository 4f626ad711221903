import { percentOf } from '#core/base/money.ts'
import { type PriceField, valueRefusal } from './price-values.ts'

/**
 * A price raised (or lowered) by a percentage, rounded to whole cents and kept within its bounds. Null for fields
 * that are percentages themselves: ten percent of a percentage is not what anyone means.
 * @throws RangeError when the percentage has more than two decimals.
 */
export function raisedPrice(field: PriceField, value: number, percent: number): number | null {
  if (field.kind !== 'price' || valueRefusal(field, value)) return null
  return Math.min(field.max, Math.max(field.min, value + percentOf(value, percent)))
}
