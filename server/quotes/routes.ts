import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import { presentPrices } from '../prices/price-table-store.ts'
import type { Services } from '../services.ts'
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
