import { everyMinutes, type Feature } from '#server/platform/ports/feature.ts'
import { fetchMissedEvents } from './fetch-missed-events.ts'
import { webhookRoutes } from './routes.ts'

export const webhooks: Feature = {
  routes: [webhookRoutes],
  sweeps: {
    'fetch-missed-events': { alone: everyMinutes(15), run: fetchMissedEvents },
  },
}
