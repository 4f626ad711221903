import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { getSettings } from './get-settings.ts'

export function settingsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getSettings', async ({ caller }) => ({
    data: { settings: await getSettings(services, caller) },
  }))
}
