import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/pool.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findListedCoupon } from './coupon-store.ts'
import { couponView } from './coupon-view.ts'
import { createCoupon } from './create-coupon.ts'
import { deleteCoupon } from './delete-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { updateCoupon } from './update-coupon.ts'

export function couponsRoutes(app: FastifyInstance, services: Services) {
  const one = async (id: string, message: string, db: Db = services.db) => ({
    data: { coupon: couponView(await findListedCoupon(db, id), services.now()) },
    message,
  })

  route(app, services, 'listCoupons', async ({ query }) => ({
    data: await listCoupons(services, query),
  }))

  route(app, services, 'createCoupon', ({ caller, body, once }) =>
    once(async (work) => one(await createCoupon(work, caller.id, body), 'couponCreated', work.tx)),
  )

  route(app, services, 'updateCoupon', async ({ caller, params, body }) => {
    await updateCoupon(services, caller.id, params.coupon_id, body)
    return one(params.coupon_id, 'couponUpdated')
  })

  route(app, services, 'deleteCoupon', async ({ caller, params }) => {
    await deleteCoupon(services, caller.id, params.coupon_id)
    return { data: params, message: 'couponDeleted' }
  })
}
