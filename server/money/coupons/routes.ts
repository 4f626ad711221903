import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findCouponByCode, findListedCoupon } from './coupon-store.ts'
import { couponView } from './coupon-view.ts'
import { deleteCoupon } from './delete-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { type Saved, saveCoupon } from './save-coupon.ts'

export function couponsRoutes(app: FastifyInstance, services: Services) {
  const saved = async ({ tx, now }: Work, { code, waits }: Saved, message: string) => {
    const found = waits ? undefined : await findCouponByCode(tx, code)
    const coupon = found ? couponView(await findListedCoupon(tx, found.id), now) : null
    return { data: { coupon }, message: waits ? waitsForColleague : message }
  }

  route(app, services, 'listCoupons', async ({ query }) => ({
    data: await listCoupons(services, query),
  }))

  route(app, services, 'createCoupon', async ({ caller, body, work }) =>
    saved(work, await saveCoupon(work, caller, body), 'couponCreated'),
  )

  route(app, services, 'updateCoupon', async ({ caller, params, body, work }) =>
    saved(work, await saveCoupon(work, caller, body, params.coupon_id), 'couponUpdated'),
  )

  route(app, services, 'deleteCoupon', async ({ caller, params, work }) => {
    await deleteCoupon(work, caller.id, params.coupon_id)
    return { data: params, message: 'couponDeleted' }
  })
}
