import type { FastifyInstance } from 'fastify'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { createQuote } from './create-quote.ts'

export function quotesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getPrices', async () => ({
    data: { prices: await presentPrices(services) },
  }))

  route(app, services, 'createQuote', async ({ body }) => ({
    data: await createQuote(services, body.config, body.seal),
    message: 'orderCalculated',
  }))
}
