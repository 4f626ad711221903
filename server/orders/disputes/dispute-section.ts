import { endOf } from '#core/orders/deadlines.ts'
import { canAppeal, canDispute, canReopen, disputeTimes } from '#core/orders/disputes.ts'
import { disputable } from '#server/kernel/order-row.ts'
import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import { disputeColumns } from './dispute-store.ts'

type Row = SectionRow<typeof disputeColumns>

/** The last dispute on an order's page. */
export const disputeSection = {
  select: disputeColumns,
  view: (row: Row, { viewer }: OrderReader) => ({ dispute: disputeView(row, viewer) }),
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

function disputeView({ dispute, final_at }: Row, viewer: OrderReader['viewer']) {
  if (!dispute) return null
  const { opened_at, opened_as, appeal, kind, reason, picture_ids, outcome, decision, closed_at } = dispute
  const openedAt = new Date(opened_at)
  const { replyBy } = disputeTimes({ openedAt, appeal })
  return {
    opened_at: fromJson(opened_at),
    opened_by: opened_as,
    appeal,
    kind,
    reason,
    picture_ids: picture_ids ?? [],
    answer_by: endOf(appeal ? 'appealDecision' : 'disputeAnswer', openedAt).toISOString(),
    reply_by: viewer === 'booster' && !outcome && !dispute.answered ? replyBy.toISOString() : null,
    final_at: iso(final_at),
    outcome,
    decision,
    closed_at: closed_at && fromJson(closed_at),
  }
}
