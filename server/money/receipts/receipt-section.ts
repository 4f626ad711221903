import { type SectionRow, seenBy } from '#server/kernel/order-section.ts'
import { receiptRow } from './receipt-row.ts'
import { receiptColumns } from './receipt-store.ts'

type Row = SectionRow<typeof receiptColumns>

/** The receipts on an order's page. */
export const receiptSection = seenBy(
  ['customer', 'staff'],
  {
    select: receiptColumns,
    view: (row: Row) => ({ receipts: row.receipts.map(receiptRow), billing: billingOf(row) }),
  },
  { receipts: [], billing: null },
)

function billingOf({ billing_name: name, billing_address: address }: Row) {
  return name === null ? null : { name, address }
}
