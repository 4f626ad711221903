import { type CsvCell, type CsvForm, euros } from '#core/base/csv.ts'
import { orderNumber } from '#core/base/order-number.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { csvOf, everyPage } from '#web/parts/lists/csv.ts'
import type { BalanceEntry } from './balance-types.ts'

const columns = {
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  order: ({ order }) => (order ? orderNumber(order.number) : ''),
  amount_eur: ({ amount }) => euros(amount),
  balance_eur: ({ balance }) => euros(balance),
} satisfies Record<string, (entry: BalanceEntry) => CsvCell>

/** Exports every entry that the filters show. */
export async function balanceAsCsv(
  call: CallApi,
  { kind, month }: { kind: BalanceEntry['kind'] | ''; month: string },
  form: CsvForm,
): Promise<string> {
  const entries = await everyPage(async (page) => {
    const { data } = await call('getBalanceHistory', {
      query: { ...(kind && { kind }), ...(month && { month }), page, size: 500 },
    })
    return data
  })
  return csvOf(columns, entries, form)
}
