import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { search } from './search.ts'

export function searchRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'search', async ({ caller, query }) => ({
    data: await search(services, caller, query.q),
  }))
}
