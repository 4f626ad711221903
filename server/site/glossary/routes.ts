import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { listTerms } from './list-terms.ts'

export function glossaryRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listTerms', async ({ query }) => ({
    data: await listTerms(services, query.language),
  }))
}
