import type { Discount } from '#core/prices/discounts.ts'
import type { Quote } from '#core/prices/pricing.ts'

/** The discounts of a frozen quote that come from no coupon; they stay when one is applied or removed. */
export function levelDiscounts({ lines }: Quote): Discount[] {
  return lines.flatMap((line): Discount[] => {
    if (line.kind !== 'discount' || line.source === 'coupon') return []
    const { source, percent, amount } = line
    return [percent === null ? { source, amount: 0 - amount } : { source, percent: 0 - percent }]
  })
}
