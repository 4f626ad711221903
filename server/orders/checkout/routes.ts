import type { FastifyInstance } from 'fastify'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { endingOpenAttempt } from '#server/money/payments/open-attempt.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { nameWithOrder } from '../dispatch/name-booster.ts'
import { applyCoupon, countingGuesses } from './apply-coupon.ts'
import { draftOrder, placeOrder } from './create-order.ts'
import { draftOrderFor, placeOrderFor } from './order-for.ts'
import { payByBalance } from './pay-by-balance.ts'
import { payByCard } from './pay-by-card.ts'
import { removeCoupon } from './remove-coupon.ts'
import { takingStaleCouponsOff } from './taking-stale-coupons-off.ts'

/** The calls from a configuration to a paid order. */
export function checkoutRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'createOrder', async ({ caller, body, once }) => {
    const draft = await draftOrder(services, caller, body)
    return once(async (work) => {
      const { id, total, currency } = await placeOrder(work, draft, body.starts_at)
      if (body.booster !== undefined) await nameWithOrder(work, caller, id, body.booster)
      return { data: { order_id: id, total, currency }, message: 'orderCreated' }
    })
  })

  route(app, services, 'createOrderFor', async ({ caller, body, request, once }) => {
    const drafted = await draftOrderFor(services, caller, body)
    const place = () =>
      once(async (work) => ({
        data: await placeOrderFor(work, caller, drafted, body.coupon),
        message: 'orderCreated',
      }))
    if (!body.coupon) return place()
    return countingGuesses(services, caller, request.ip, () => endingOpenAttempt(services, place))
  })

  route(app, services, 'applyCoupon', ({ caller, params, body, request, once }) =>
    countingGuesses(services, caller, request.ip, () =>
      endingOpenAttempt(services, () =>
        once(async (work) => repriced(await applyCoupon(work, caller, params.order_id, body.code))),
      ),
    ),
  )

  route(app, services, 'removeCoupon', ({ caller, params, once }) =>
    endingOpenAttempt(services, () =>
      once(async (work) => repriced(await removeCoupon(work, caller, params.order_id))),
    ),
  )

  route(app, services, 'payOrder', ({ caller, params: { order_id }, body, once }) =>
    takingStaleCouponsOff(services, caller, order_id, async () => {
      if (body.method === 'balance')
        return once(async (work) => {
          const { status } = await payByBalance(work, caller, order_id, body)
          return { data: { payment_id: null, redirect: null, status } }
        })
      // The order identifies its attempt, so the key can be written after the provider has answered.
      const { payment, url } = await payByCard(services, caller, order_id, body)
      return once(async () => ({
        data: { payment_id: payment.id, redirect: url, status: 'not_paid' as const },
      }))
    }),
  )
}

function repriced({ id, total }: OrderRow) {
  return { data: { order_id: id, total }, message: 'orderUpdated' }
}
