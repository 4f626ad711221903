import { canBeTracked } from '#core/orders/visibility.ts'
import { type SectionRow, seenBy } from '#server/kernel/order-section.ts'
import { trackingColumns } from './tracking-store.ts'

type Row = SectionRow<typeof trackingColumns>

/** The link to an order's progress, on its page. */
export const trackingSection = seenBy(
  ['customer'],
  { select: trackingColumns, view: (row: Row) => ({ tracking: linkOf(row) }) },
  { tracking: null },
)

function linkOf(row: Row) {
  const { tracking_token: token } = row
  return token !== null || canBeTracked(row) ? { token } : null
}
