import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { listTriage } from './list-triage.ts'

export function triageRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listTriage', async ({ caller, query: { late, ...filter } }) => ({
    data: await listTriage(services, caller, { ...filter, late: late === 'yes' }),
  }))
}
