import { minuteMs } from '#core/base/durations.ts'
import type { LevelId } from '#core/prices/cashback.ts'
import type { Discount } from '../prices/discounts.ts'

/** What was promised when an order was paid for. */
export type SoldTerms = {
  /** The boosters' share of the list price before it rises, in percent. */
  share: number
  /** What comes back when the order is completed; null without a level. */
  cashback: { level: LevelId; percent: number } | null
  /** How long the search for a booster, or a coach's answer, takes at most. */
  startMinutes: number
}

/**
 * The terms of an order: its discounts since they were applied, each with its own cap and minimum, and the rest since
 * it was paid. Work, prices and the promised days are in the frozen quote.
 */
export type OrderTerms = { schema: 1; discounts: Discount[]; sold?: SoldTerms | undefined }

/** The latest start that was promised for a search since an instant. */
export function startOf({ startMinutes }: SoldTerms, since: Date): Date {
  return new Date(since.getTime() + startMinutes * minuteMs)
}

/** The terms after a change of the price: a discount that is no longer in the quote has ended. */
export function withQuoted(terms: OrderTerms, { lines }: { lines: readonly object[] }): OrderTerms {
  const quoted = (source: string) => lines.some((line) => 'source' in line && line.source === source)
  return { ...terms, discounts: terms.discounts.filter(({ source }) => quoted(source)) }
}
