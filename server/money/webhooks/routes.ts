import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { sandboxPages } from '#server/platform/outside/sandbox-pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** What payment providers call. */
export function webhookRoutes(app: FastifyInstance, services: Services) {
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
