import type { Feature } from '#server/platform/ports/feature.ts'
import { servicesRoutes } from './routes.ts'

export const ownServices: Feature = {
  routes: [servicesRoutes],
}
