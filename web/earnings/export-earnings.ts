import { csvOf, decimal, everyPage } from '../lists/csv.ts'
import type { CallApi } from '../session/call.ts'
import { type EarnedOrder, type earningsQuery, readEarnings } from './earnings-query.ts'

const columns = {
  order: ({ number }) => `PK-${number}`,
  kind: ({ kind }) => kind,
  game: ({ config }) => config.game,
  service: ({ config }) => config.service,
  closed_at: ({ at }) => at,
  days: ({ days }) => days.taken,
  days_promised: ({ days }) => days.to,
  price_eur: ({ price }) => decimal(price),
  share_eur: ({ share }) => decimal(share),
  tip_eur: ({ tip }) => decimal(tip),
  state: ({ state }) => state,
  state_at: ({ state_at }) => state_at ?? '',
  payout: ({ payout }) => payout?.number ?? '',
  paid_at: ({ payout }) => payout?.at ?? '',
} satisfies Record<string, (order: EarnedOrder) => string | number>

/** Exports every order that the filters of the page leave. */
export async function earningsAsCsv(call: CallApi, query: ReturnType<typeof earningsQuery>): Promise<string> {
  const orders = await everyPage((page) => readEarnings(call, { ...query, page, size: 500 }))
  return csvOf(columns, orders)
}
