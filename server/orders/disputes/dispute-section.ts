import { endOf } from '#core/orders/deadlines.ts'
import { canAppeal, canDispute, canReopen, disputeTimes } from '#core/orders/disputes.ts'
import type { Viewer } from '#server/kernel/lock-order.ts'
import { disputable } from '#server/kernel/order-row.ts'
import type { OrderBuilder, OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { disputeColumns } from './dispute-store.ts'
import { stateView } from './state-view.ts'

type Row = SectionRow<ReturnType<typeof disputeColumns>>

/** The last dispute on an order's page. */
export const disputeSection = {
  select: (eb: OrderBuilder, caller: Viewer) => disputeColumns(caller)(eb),
  view: (row: Row, reader: OrderReader) => ({ dispute: disputeView(row, reader) }),
  facts: (row: Row, { viewer, now }: OrderReader) => {
    const order = disputable(row)
    const actor = viewer === 'staff' ? 'admin' : viewer
    return {
      disputedBy: row.disputed_by,
      canDispute: canDispute(order, actor, now),
      canAppeal: canAppeal(order, actor, now),
      appealed: row.disputed_by !== null && row.dispute?.appeal === true,
      canReopen: row.disputed_by === null && canReopen(order, now),
    }
  },
}

function disputeView(row: Row, { viewer, now }: OrderReader) {
  if (!row.dispute) return null
  const { opened_at, opened_as, appeal, kind, reason, picture_ids, outcome, decision, closed_at } =
    row.dispute
  const openedAt = new Date(opened_at)
  const { state, until } = stateView({ ...row.dispute, openedAt }, row, viewer, now)
  const isAsked = state === 'your_answer' || state === 'answer_overdue'
  return {
    opened_at: fromJson(opened_at),
    opened_by: opened_as,
    appeal,
    state,
    until,
    kind,
    reason,
    picture_ids: picture_ids ?? [],
    answer_by: endOf(appeal ? 'appealDecision' : 'disputeAnswer', openedAt).toISOString(),
    reply_by: isAsked ? disputeTimes({ openedAt, appeal }).replyBy.toISOString() : null,
    outcome,
    decision,
    closed_at: closed_at && fromJson(closed_at),
  }
}
