import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getGameReviews } from './get-game-reviews.ts'
import { getStorefront } from './get-storefront.ts'

export function storefrontRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getStorefront', async ({ query }) => ({
    data: await getStorefront(services, query.language),
  }))

  route(app, services, 'getGameReviews', async ({ query }) => ({
    data: await getGameReviews(services, query),
  }))
}
