import { type CsvCell, type CsvForm, euros } from '#core/base/csv.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { csvOf, everyPage } from '#web/parts/lists/csv.ts'
import { callOf } from '#web/parts/lists/list-query.ts'
import type { CouponQuery } from './coupon-query.ts'
import type { Coupon } from './coupon-words.ts'

const columns = {
  code: ({ code }) => code,
  state: ({ state }) => state,
  percent: ({ gives }) => ('percent' in gives ? gives.percent : ''),
  amount_eur: ({ gives }) => ('amount' in gives ? euros(gives.amount) : ''),
  cap_percent: ({ cap }) => cap ?? '',
  valid_from: ({ valid_from }) => valid_from ?? '',
  valid_until: ({ valid_until }) => valid_until ?? '',
  minimum_order_eur: ({ minimum_order }) => euros(minimum_order),
  games: ({ games }) => games.join(' '),
  services: ({ services }) => services.join(' '),
  uses: ({ uses }) => uses,
  use_limit: ({ use_limit }) => use_limit ?? '',
  per_customer: ({ per_customer }) => per_customer ?? '',
  created_at: ({ created_at }) => created_at,
} satisfies Record<string, (coupon: Coupon) => CsvCell>

/** Exports every coupon that the list's search finds. */
export async function couponsAsCsv(call: CallApi, query: CouponQuery, form: CsvForm): Promise<string> {
  const coupons = await everyPage(async (page) => {
    const { data } = await call('listCoupons', { query: { ...callOf(query), page, size: 500 } })
    return data
  })
  return csvOf(columns, coupons, form)
}
