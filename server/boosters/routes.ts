import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { listBoosters } from './list-boosters.ts'

export function boostersRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listBoosters', ({ query }) => listBoosters(services, query))
}
