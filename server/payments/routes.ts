import type { FastifyInstance } from 'fastify'
import { paymentsContract as calls } from '#contract/payments.ts'
import { takingStaleCouponsOff } from '../coupons/taking-stale-coupons-off.ts'
import { listBalance } from '../ledger/list-balance.ts'
import { sandboxPages } from '../outside/sandbox-pages.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { getPayment } from './get-payment.ts'
import { payByBalance } from './pay-by-balance.ts'
import { payByCard } from './pay-by-card.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function paymentsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'payOrder', calls.payOrder, async ({ caller, params, body }) => {
    if (body.method === 'balance') {
      const { status } = await takingStaleCouponsOff(services, caller, params.order_id, () =>
        payByBalance(services, caller, params.order_id, body),
      )
      return { data: { payment_id: null, redirect: null, status } }
    }
    const { payment, url } = await takingStaleCouponsOff(services, caller, params.order_id, () =>
      payByCard(services, caller, params.order_id, body),
    )
    return { data: { payment_id: payment.id, redirect: url, status: 'not_paid' as const } }
  })

  route(app, services, 'getPayment', calls.getPayment, async ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: { payment: await getPayment(services, caller, params.payment_id) } }
  })

  route(app, services, 'getBalance', calls.getBalance, async ({ caller, query }) =>
    listBalance(services, caller, query),
  )

  // A signature is over the bytes as they came, so this call alone is not parsed.
  app.register(async (raw) => {
    raw.removeContentTypeParser('application/json')
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    route(
      raw,
      services,
      'receivePaymentWebhook',
      calls.receivePaymentWebhook,
      async ({ params, request }) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await receiveWebhook(services, params.provider, body, request.headers)
        return { data: {} }
      },
    )
  })

  if (services.payments.has('sandbox')) sandboxPages(app, services)
}
