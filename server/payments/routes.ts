import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import { listBalance } from '../ledger/list-balance.ts'
import { sandboxPages } from '../outside/sandbox-pages.ts'
import type { Services } from '../services.ts'
import { getPayment } from './get-payment.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function paymentsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getPayment', async ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: { payment: await getPayment(services, caller, params.payment_id) } }
  })

  route(app, services, 'getBalance', async ({ caller, query }) => listBalance(services, caller, query))

  // The signature covers the raw bytes, so this is the only call whose body is not parsed.
  app.register(async (raw) => {
    raw.removeContentTypeParser('application/json')
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    route(raw, services, 'receivePaymentWebhook', async ({ params, request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveWebhook(services, params.provider, body, request.headers)
      return { data: {} }
    })
  })

  if (services.payments.has('sandbox')) sandboxPages(app, services)
}
