import type { FastifyInstance } from 'fastify'
import { boostersContract as calls } from '#contract/boosters.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { listBoosters } from './list-boosters.ts'

export function boostersRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listBoosters', calls.listBoosters, ({ query }) => listBoosters(services, query))
}
