import type { Feature } from '#server/platform/ports/feature.ts'
import { viewsRoutes } from './routes.ts'

export const views: Feature = {
  routes: [viewsRoutes],
}
