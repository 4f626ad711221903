import type { Feature } from '#server/platform/ports/feature.ts'
import { reviewsRoutes } from './routes.ts'

export const reviews: Feature = {
  routes: [reviewsRoutes],
}
