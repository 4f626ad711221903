import type { FastifyInstance } from 'fastify'
import { quotesContract as calls } from '#contract/quotes.ts'
import { AppError } from '../errors.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { createQuote } from './create-quote.ts'
import { presentPrices } from './price-table-store.ts'
import { findQuote } from './quote-store.ts'

export function quotesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getPrices', calls.getPrices, async () => ({
    data: { prices: await presentPrices(services) },
  }))

  route(app, services, 'createQuote', calls.createQuote, async ({ body }) => ({
    data: lockedQuote(await createQuote(services, body.config)),
    message: 'orderCalculated',
  }))

  route(app, services, 'getQuote', calls.getQuote, async ({ params }) => {
    const found = await findQuote(services.db, params.quote_id)
    if (!found) throw new AppError('quote_not_found')
    return { data: lockedQuote(found) }
  })
}

function lockedQuote(row: Awaited<ReturnType<typeof createQuote>>) {
  return {
    quote_id: row.id,
    config: row.config,
    quote: row.quote,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
