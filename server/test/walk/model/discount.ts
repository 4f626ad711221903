/** What a coupon gave when it was applied; amounts are minor units. */
export type Given = { percent: number | null; amount: number | null; cap: number | null; minimum: number }

/** The shop's rule: without a cap of its own, a coupon takes at most 30 percent, and half a euro is always left. */
export const usualCap = 30
const leastCharge = 50

/** What a coupon takes off a price, as it was sold. */
export function discountBy({ percent, amount, cap }: Given, price: number): number {
  const wanted = percent === null ? (amount ?? 0) : Math.round((price * percent) / 100)
  return Math.max(0, Math.min(wanted, Math.round((price * (cap ?? usualCap)) / 100), price - leastCharge))
}
