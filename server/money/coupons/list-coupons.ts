import type { z } from 'zod'
import type { listCoupons as call } from '#contract/coupons.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findCoupons } from './coupon-store.ts'
import { couponView } from './coupon-view.ts'

/** One page of the coupons that match a search. */
export async function listCoupons({ db, now }: Services, query: z.output<typeof call.query>) {
  const at = now()
  const { rows, total } = await findCoupons(db, { ...query, now: at })
  const { page, size } = query
  const items = rows.map((row) => couponView(row, at))
  return pageOf(items, page, total, size)
}
