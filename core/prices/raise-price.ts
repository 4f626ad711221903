import { percentOf } from '#core/base/money.ts'
import { type PriceField, valueRefusal } from './price-values.ts'

/** To what a raised price can be rounded, in cents. */
export const roundings = [1, 5, 10, 50, 100] as const
export type Rounding = (typeof roundings)[number]

/**
 * A price (cents) raised or lowered by a percentage, rounded half up to a multiple of `to` cents and kept within its bounds.
 * Null for fields that are percentages themselves: ten percent of a percentage is not what anyone means.
 * @throws RangeError when the percentage has more than two decimals.
 */
export function raisedPrice(
  field: PriceField,
  value: number,
  percent: number,
  to: Rounding = 1,
): number | null {
  if (field.kind !== 'price' || valueRefusal(field, value)) return null
  const raised = Math.round((value + percentOf(value, percent)) / to) * to
  return Math.min(field.max, Math.max(field.min, raised))
}
