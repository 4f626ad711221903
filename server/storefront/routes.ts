import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { getStorefront } from './get-storefront.ts'

export function storefrontRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getStorefront', async ({ query }) => ({
    data: await getStorefront(services, query.language),
  }))
}
