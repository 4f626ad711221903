import type { CallApi } from '../session/call.ts'
import { type CouponQuery, callQuery } from './coupon-query.ts'
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
} satisfies Record<string, (coupon: Coupon) => string | number>

/** Every coupon that the list's search finds, as a CSV. No value can hold a comma, a quote or a formula. */
export async function couponsAsCsv(call: CallApi, query: CouponQuery): Promise<string> {
  const lines = [Object.keys(columns).join(',')]
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await call('listCoupons', { query: callQuery({ ...query, page }, 500) })
    pages = data.pageCount
    for (const coupon of data.items)
      lines.push(
        Object.values(columns)
          .map((of) => of(coupon))
          .join(','),
      )
  }
  return `${lines.join('\r\n')}\r\n`
}

/** Hands a CSV to the browser as a download. */
export function download(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

function euros(minor: number): string {
  return (minor / 100).toFixed(2)
}
