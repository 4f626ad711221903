import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getBooster, listClimbs, listReviews } from './get-booster.ts'
import { listBoosters } from './list-boosters.ts'

export function profilesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listBoosters', ({ query }) => listBoosters(services, query))

  route(app, services, 'getBooster', async ({ params }) => ({
    data: await getBooster(services, params.username),
  }))

  route(app, services, 'listBoosterClimbs', async ({ params, query }) => ({
    data: await listClimbs(services, params.username, query.page),
  }))

  route(app, services, 'listBoosterReviews', async ({ params, query }) => ({
    data: await listReviews(services, params.username, query.page),
  }))
}
