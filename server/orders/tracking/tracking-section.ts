import { canBeTracked } from '#core/orders/visibility.ts'
import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { trackingColumns } from './tracking-store.ts'

type Row = SectionRow<typeof trackingColumns>

/** The link to an order's progress, on its page. */
export const trackingSection = {
  select: trackingColumns,
  view: (row: Row, { viewer }: OrderReader) => ({ tracking: viewer === 'customer' ? linkOf(row) : null }),
}

function linkOf(row: Row) {
  const { tracking_token: token } = row
  return token !== null || canBeTracked(row) ? { token } : null
}
