import type { FastifyInstance } from 'fastify'
import { couponsContract as calls } from '#contract/coupons.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { applyCoupon } from './apply-coupon.ts'
import { findListedCoupon } from './coupon-store.ts'
import { couponView } from './coupon-view.ts'
import { createCoupon } from './create-coupon.ts'
import { deleteCoupon } from './delete-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { removeCoupon } from './remove-coupon.ts'
import { updateCoupon } from './update-coupon.ts'

export function couponsRoutes(app: FastifyInstance, services: Services) {
  const one = async (id: string, message: string) => ({
    data: { coupon: couponView(await findListedCoupon(services.db, id), services.now()) },
    message,
  })

  route(app, services, 'listCoupons', calls.listCoupons, async ({ query }) => ({
    data: await listCoupons(services, query),
  }))

  route(app, services, 'createCoupon', calls.createCoupon, async ({ caller, body }) =>
    one(await createCoupon(services, caller.id, body), 'couponCreated'),
  )

  route(app, services, 'updateCoupon', calls.updateCoupon, async ({ caller, params, body }) => {
    await updateCoupon(services, caller.id, params.coupon_id, body)
    return one(params.coupon_id, 'couponUpdated')
  })

  route(app, services, 'deleteCoupon', calls.deleteCoupon, async ({ caller, params }) => {
    await deleteCoupon(services, caller.id, params.coupon_id)
    return { data: params, message: 'couponDeleted' }
  })

  route(app, services, 'applyCoupon', calls.applyCoupon, async ({ caller, params, body, request }) =>
    repriced(await applyCoupon(services, caller, request.ip, params.order_id, body.code)),
  )

  route(app, services, 'removeCoupon', calls.removeCoupon, async ({ caller, params }) =>
    repriced(await removeCoupon(services, caller, params.order_id)),
  )
}

function repriced({ id, total }: OrderRow) {
  return { data: { order_id: id, total }, message: 'orderUpdated' }
}
