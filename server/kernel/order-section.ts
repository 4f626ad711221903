import { type AliasedExpression, type CallbackSelection, type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import type { ListedOrder } from './listed-order-store.ts'
import type { Viewer } from './lock-order.ts'
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
  select: (eb: OrderBuilder, caller: Viewer) => Columns
  view: (row: never, reader: OrderReader) => object | Promise<object>
  facts?: (row: never, reader: OrderReader) => object
}

/** What every section can read: the order, and everything recorded for it. */
export type PageOrder = ListedOrder & CallbackSelection<Schema, 'orders', typeof logColumns>

/** The row that a section reads: the order, and the section's own columns. */
export type SectionRow<Select> = PageOrder & CallbackSelection<Schema, 'orders', Select>

/** Several sections as one. */
export type MergedSections<View, Facts> = {
  select: OrderSection['select']
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
    select: (eb, caller) => sections.flatMap((each) => each.select(eb, caller)),
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

/**
 * A section that not everyone who sees the page sees: for the others its columns are null without being read, and the reply
 * has `unseen`.
 */
export function seenBy<S extends Omit<OrderSection, 'facts'>>(
  readers: readonly OrderViewer[],
  section: S,
  unseen: Awaited<ReturnType<S['view']>>,
): Omit<OrderSection, 'view'> & Pick<S, 'view'> {
  return {
    select: (eb, caller) =>
      section
        .select(eb, caller)
        .map(({ expression, alias }) =>
          sql`case when ${isOneOf(readers, eb, caller)} then ${expression} end`.as(alias as string),
        ),
    view: ((row: never, reader: OrderReader) =>
      readers.includes(reader.viewer) ? section.view(row, reader) : unseen) as S['view'],
  }
}

/** Core's `actorOn` as a condition, of a person who can see the order. */
function isOneOf(readers: readonly OrderViewer[], eb: OrderBuilder, { id }: Viewer) {
  const is = {
    customer: eb('orders.customer_id', '=', id),
    booster: eb('orders.customer_id', '<>', id).and('orders.booster_id', '=', id),
    staff: eb('orders.customer_id', '<>', id).and('orders.booster_id', 'is distinct from', id),
  }
  return eb.or(readers.map((reader) => is[reader]))
}
