import type { Feature } from '#server/platform/ports/feature.ts'
import { trackingRoutes } from './routes.ts'

export const tracking: Feature = {
  routes: [trackingRoutes],
}
