import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { frozenByColumns } from './chargeback-store.ts'

type Row = SectionRow<typeof frozenByColumns>

/** A chargeback that freezes an order, on the order's page. */
export const chargebackSection = {
  select: frozenByColumns,
  view: (row: Row, { viewer }: OrderReader) => ({ frozen: frozenView(row, viewer === 'staff') }),
  facts: (row: Row) => ({ frozen: frozenView(row, false)?.state ?? null }),
}

function frozenView({ frozen_at, chargeback }: Row, staff: boolean) {
  if (!frozen_at || !chargeback) return null
  const state: 'disputed' | 'returned' = chargeback.status === 'lost' ? 'returned' : 'disputed'
  const due_at = staff && chargeback.due_at ? fromJson(chargeback.due_at) : null
  return { state, due_at, from_balance: chargeback.of_other }
}
