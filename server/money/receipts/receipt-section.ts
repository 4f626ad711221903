import { type SectionRow, seenBy } from '#server/kernel/order-section.ts'
import { receiptRow } from './receipt-row.ts'
import { receiptColumns } from './receipt-store.ts'

type Row = SectionRow<typeof receiptColumns>

/** The receipts on an order's page. */
export const receiptSection = seenBy(
  ['customer', 'staff'],
  { select: receiptColumns, view: (row: Row) => ({ receipts: row.receipts.map(receiptRow) }) },
  { receipts: [] },
)
