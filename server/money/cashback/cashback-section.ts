import { type OrderReader, type SectionRow, seenBy } from '#server/kernel/order-section.ts'
import { cashbackColumns } from './cashback-store.ts'
import { readCashback } from './read-cashback.ts'

type Row = SectionRow<typeof cashbackColumns>

/** The cashback on an order's page. */
export const cashbackSection = seenBy(
  ['customer', 'staff'],
  {
    select: cashbackColumns,
    view: async (row: Row, { services }: OrderReader) => ({ cashback: await readCashback(services, row) }),
  },
  { cashback: null },
)
