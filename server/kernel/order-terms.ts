import { z } from 'zod'
import type { OrderTerms } from '#core/orders/terms.ts'
import { levelIds } from '#core/prices/cashback.ts'
import type { Discount } from '#core/prices/discounts.ts'
import { discountSources } from '#core/prices/quote.ts'
import type { OrderRow } from './order-row.ts'

const percent = z.number()
const minor = z.int().nonnegative()
const limits = { source: z.enum(discountSources), cap: percent.optional(), minimum: minor.optional() }

const schema = z.strictObject({
  schema: z.literal(1),
  discounts: z.array(
    z.union([z.strictObject({ ...limits, percent }), z.strictObject({ ...limits, amount: minor })]),
  ),
  sold: z
    .strictObject({
      share: percent,
      cashback: z.strictObject({ level: z.enum(levelIds), percent }).nullable(),
      startMinutes: z.number().positive(),
    })
    .optional(),
})

/** What was promised for an order, from its row. A document of another schema is an error, never guessed. */
export function termsOf({ terms }: Pick<OrderRow, 'terms'>): OrderTerms {
  return schema.parse(terms) as OrderTerms
}

/** The column for an order's terms. */
export function termsColumn(terms: OrderTerms): { terms: string } {
  return { terms: JSON.stringify(schema.parse(terms)) }
}

/** An order's discounts that come from no coupon; they stay when one is applied or removed. */
export function levelDiscounts(order: Pick<OrderRow, 'terms'>): Discount[] {
  return termsOf(order).discounts.filter(({ source }) => source !== 'coupon')
}
