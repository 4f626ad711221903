import { percentOf, sumOf } from '#core/base/money.ts'
import type { PriceTable } from './price-table.ts'
import type { DiscountSource, Quote, QuoteLine } from './quote.ts'

/** A discount in percent (15 takes 15% off) or as a fixed amount in minor units. */
export type Discount = {
  source: DiscountSource
  /** If given, it replaces the table's cap, in percent. */
  cap?: number | undefined
  /** The lowest list price on which it is given, in minor units. */
  minimum?: number | undefined
} & ({ percent: number } | { amount: number })

/** The minimum charge for an order, in minor units: no discount goes below it, and no provider accepts less. */
export const minimumCharge = 50

/** What an order costs before discounts, in minor units. */
export function listPrice({ lines }: Pick<Quote, 'lines'>): number {
  return sumOf(lines.filter(({ kind }) => kind !== 'discount'))
}

/**
 * The lines of some discounts on a list price. Each applies to what the ones before it left; together they reach at
 * most the cap and always leave the minimum charge (domain 2, step 7).
 */
export function discountLines(
  discounts: readonly Discount[],
  table: Pick<PriceTable, 'discountCap'>,
  price: number,
): QuoteLine[] {
  let room = Math.max(0, Math.min(price - minimumCharge, percentOf(price, capOf(discounts, table))))
  let left = price
  return discounts.map((discount) => {
    const percent = 'percent' in discount ? 0 - discount.percent : null
    const wanted = 'percent' in discount ? percentOf(left, discount.percent) : discount.amount
    const taken = Math.max(0, Math.min(wanted, room))
    room -= taken
    left -= taken
    return { kind: 'discount', source: discount.source, percent, amount: 0 - taken }
  })
}

/** The discounts with the cap that limits them frozen into each, so that no later table counts. */
export function withCap(discounts: readonly Discount[], table: Pick<PriceTable, 'discountCap'>): Discount[] {
  const cap = capOf(discounts, table)
  return discounts.map((discount) => ({ ...discount, cap }))
}

function capOf(discounts: readonly Discount[], { discountCap }: Pick<PriceTable, 'discountCap'>): number {
  const caps = discounts.flatMap(({ cap }) => (cap === undefined ? [] : [cap]))
  return caps.length > 0 ? Math.max(...caps) : discountCap
}

/**
 * The booster's pay: a share of the list price, since the shop bears the discount, but never more than the customer
 * pays, so that nobody can turn a coupon into cash by ordering from themselves. Minor units.
 */
export function boosterShareOf(list: number, total: number, table: Pick<PriceTable, 'boosterShare'>): number {
  return Math.min(percentOf(list, table.boosterShare), total)
}

/** A frozen quote with other discounts; `table` is the version that it names. Its other lines stay unchanged. */
export function withDiscounts(quote: Quote, table: PriceTable, discounts: readonly Discount[]): Quote {
  const lines = quote.lines.filter(({ kind }) => kind !== 'discount')
  const list = sumOf(lines)
  lines.push(...discountLines(discounts, table, list))
  const total = sumOf(lines)
  return { ...quote, lines, total, boosterShare: boosterShareOf(list, total, table) }
}
