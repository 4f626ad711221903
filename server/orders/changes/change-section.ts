import { wholeShare } from '#core/orders/rising-share.ts'
import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { changeColumns } from './change-store.ts'

type Row = SectionRow<typeof changeColumns>

/** A change that waits for the booster, and what other boosters play after it, on an order's page. */
export const changeSection = {
  select: changeColumns,
  view: (row: Row, { viewer }: OrderReader) => ({
    change: changeView(row),
    next: viewer === 'booster' ? null : nextView(row),
  }),
  facts: ({ change, next }: Row) => ({
    changeAsked: change !== null,
    nextPlanned: next !== null && next.order_id === null,
  }),
}

/** What other boosters play after this order. */
function nextView({ next }: Row) {
  if (!next?.next_config || !next.next_quote) return null
  const { id, next_config, next_quote, order_id, number } = next
  return {
    change_id: id,
    config: next_config,
    total: next_quote.total,
    order: order_id && number !== null ? { order_id, number } : null,
  }
}

/** The change that waits for the booster. */
function changeView({ change, booster_id }: Row) {
  if (!change?.answer_by) return null
  const { id, config, quote, note, total_before, share_before } = change
  return {
    change_id: id,
    config,
    total: quote.total,
    difference: quote.total - total_before,
    share: wholeShare(quote, booster_id) - share_before,
    days: { from: quote.estimate.daysFrom, to: quote.estimate.daysTo },
    note,
    asked_at: fromJson(change.asked_at),
    answer_by: fromJson(change.answer_by),
  }
}
