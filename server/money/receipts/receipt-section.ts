import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { receiptRow } from './receipt-row.ts'
import { receiptColumns } from './receipt-store.ts'

type Row = SectionRow<typeof receiptColumns>

/** The receipts on an order's page. */
export const receiptSection = {
  select: receiptColumns,
  view: (row: Row, { viewer }: OrderReader) => ({
    receipts: viewer === 'booster' ? [] : row.receipts.map(receiptRow),
  }),
}
