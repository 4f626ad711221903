import { wholeShare } from '#core/orders/rising-share.ts'
import type { Viewer } from '#server/kernel/lock-order.ts'
import type { OrderBuilder, OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { isParty } from '#server/kernel/party-store.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { changeColumns } from './change-store.ts'
import { preparedColumns } from './prepared-store.ts'

const columns = (eb: OrderBuilder) => [...changeColumns(eb), ...preparedColumns(eb)]
type Row = SectionRow<typeof columns> & { own_affair: boolean }

/** A change that waits for the booster, and what other boosters play after it, on an order's page. */
export const changeSection = {
  select: (eb: OrderBuilder, { id, staff }: Viewer) => [
    ...columns(eb),
    isParty(staff ? id : null).as('own_affair'),
  ],
  view: (row: Row, reader: OrderReader) => ({
    change: changeView(row),
    next: reader.viewer === 'booster' ? null : nextView(row),
    prepared: reader.viewer === 'booster' ? null : preparedView(row, reader),
  }),
  facts: ({ change, next, prepared, own_affair }: Row, { now }: OrderReader) => ({
    ownAffair: own_affair,
    changeAsked: change !== null,
    nextPlanned: next !== null && next.order_id === null,
    changePrepared: isOpen(prepared, now),
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

/** What staff prepared, until it ends; only staff read by whom. */
function preparedView({ prepared }: Row, { viewer, now }: OrderReader) {
  if (!isOpen(prepared, now)) return null
  const { id, config, difference, ask, next_total, in_game_name, reason, prepared_by, username } = prepared
  return {
    prepared_id: id,
    config,
    difference,
    ask,
    next_total,
    in_game_name,
    reason,
    by: viewer === 'staff' ? { user_id: prepared_by, username } : null,
    prepared_at: fromJson(prepared.prepared_at),
    answer_by: fromJson(prepared.answer_by),
  }
}

function isOpen(prepared: Row['prepared'], now: Date): prepared is NonNullable<Row['prepared']> {
  return prepared !== null && Date.parse(prepared.answer_by) > now.getTime()
}
