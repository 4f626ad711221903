import { type CsvCell, type CsvForm, euros } from '#core/base/csv.ts'
import { orderNumber } from '#core/base/order-number.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { csvOf, everyPage } from '#web/parts/lists/csv.ts'
import { type EarnedOrder, type earningsQuery, readEarnings } from './earnings-query.ts'

const columns = {
  order: ({ number }) => orderNumber(number),
  kind: ({ kind }) => kind,
  game: ({ config }) => config.game,
  service: ({ config }) => config.service,
  closed_at: ({ at }) => at,
  days: ({ days }) => days?.taken ?? '',
  days_promised: ({ days }) => days?.to ?? '',
  price_eur: ({ price }) => euros(price),
  share_eur: ({ share }) => euros(share),
  tip_eur: ({ tip }) => euros(tip),
  state: ({ state }) => state,
  state_at: ({ state_at }) => state_at ?? '',
  payout: ({ payout }) => payout?.number ?? '',
  paid_at: ({ payout }) => payout?.at ?? '',
} satisfies Record<string, (order: EarnedOrder) => CsvCell>

/** Exports every order that the filters of the page leave. */
export async function earningsAsCsv(
  call: CallApi,
  query: ReturnType<typeof earningsQuery>,
  form: CsvForm,
): Promise<string> {
  const orders = await everyPage((page) => readEarnings(call, { ...query, page, size: 500 }))
  return csvOf(columns, orders, form)
}
