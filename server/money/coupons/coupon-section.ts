import { percentOf } from '#core/base/money.ts'
import { listPrice } from '#core/prices/discounts.ts'
import { type SectionRow, seenBy } from '#server/kernel/order-section.ts'
import { termsOf } from '#server/kernel/order-terms.ts'
import { couponColumns } from './coupon-store.ts'

type Row = SectionRow<typeof couponColumns>

/** The coupon on an order's page. */
export const couponSection = seenBy(
  ['customer', 'staff'],
  { select: couponColumns, view: (row: Row) => ({ coupon: savedBy(row) }) },
  { coupon: null },
)

/** What the order's coupon deducts, according to its frozen terms and quote. */
function savedBy({ coupon, quote, terms }: Row) {
  const line = quote.lines.find((each) => each.kind === 'discount' && each.source === 'coupon')
  const discount = termsOf({ terms }).discounts.find(({ source }) => source === 'coupon')
  if (!coupon || !discount || line?.kind !== 'discount') return null
  const saved = 0 - line.amount
  const promised = 'amount' in discount ? discount.amount : percentOf(listPrice(quote), discount.percent)
  return { code: coupon.code, saved, limited: saved < promised }
}
