import { everyMinutes, type Feature } from '#server/platform/ports/feature.ts'
import { storefrontRoutes } from './routes.ts'
import { samplePresence } from './sample-presence.ts'

export const storefront: Feature = {
  routes: [storefrontRoutes],
  sweeps: {
    'sample-presence': { alone: everyMinutes(5), run: samplePresence },
  },
}
