import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { cashbackColumns } from './cashback-store.ts'
import { readCashback } from './read-cashback.ts'

type Row = SectionRow<typeof cashbackColumns>

/** The cashback on an order's page. */
export const cashbackSection = {
  select: cashbackColumns,
  view: async (row: Row, { viewer, services }: OrderReader) => ({
    cashback: viewer === 'booster' ? null : await readCashback(services, row),
  }),
}
