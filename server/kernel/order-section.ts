import type { AliasedExpression, CallbackSelection, ExpressionBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import type { ListedOrder } from './listed-order-store.ts'
import type { logColumns } from './progress-store.ts'

export type OrderViewer = 'customer' | 'booster' | 'staff'

/** Who reads an order's page, and when. */
export type OrderReader = {
  caller: Caller
  viewer: OrderViewer
  now: Date
  services: Pick<Services, 'db' | 'now' | 'tags'>
}

/** What a section's columns are built with: they are about the row of `orders`. */
export type OrderBuilder = ExpressionBuilder<Schema, 'orders'>
type Columns = readonly AliasedExpression<unknown, string>[]

/**
 * A feature's part of an order's page: its columns of the page's one statement, the members of the reply that it owns, and
 * the facts by which core offers actions. `server/composed/order-page.ts` lists all.
 */
export type OrderSection = {
  select: (eb: OrderBuilder) => Columns
  view: (row: never, reader: OrderReader) => object | Promise<object>
  facts?: (row: never, reader: OrderReader) => object
}

/** What every section can read: the order, and everything recorded for it. */
export type PageOrder = ListedOrder & CallbackSelection<Schema, 'orders', typeof logColumns>

/** The row that a section reads: the order, and the section's own columns. */
export type SectionRow<Select> = PageOrder & CallbackSelection<Schema, 'orders', Select>

/** Several sections as one. */
export type MergedSections<View, Facts> = {
  select: (eb: OrderBuilder) => Columns
  view: (row: PageOrder, reader: OrderReader) => Promise<View>
  facts: (row: PageOrder, reader: OrderReader) => Facts
}

type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never
type FactsOf<S> = S extends { facts: (...of: never) => infer F } ? F : never

/** The sections of a page, read in one statement. A section sees its own columns alone, by type. */
export function mergeSections<const S extends readonly OrderSection[]>(
  sections: S,
): MergedSections<Together<Awaited<ReturnType<S[number]['view']>>>, Together<FactsOf<S[number]>>> {
  type View = Together<Awaited<ReturnType<S[number]['view']>>>
  return {
    select: (eb) => sections.flatMap((each) => each.select(eb)),
    view: async (row, reader) => {
      const views = await Promise.all(sections.map((each) => each.view(row as never, reader)))
      return Object.assign({}, ...views) as View
    },
    facts: (row, reader) =>
      Object.assign({}, ...sections.map((each) => each.facts?.(row as never, reader))) as Together<
        FactsOf<S[number]>
      >,
  }
}
