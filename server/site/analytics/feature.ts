import type { Feature } from '#server/platform/ports/feature.ts'
import { analyticsRoutes } from './routes.ts'

export const analytics: Feature = {
  routes: [analyticsRoutes],
}
