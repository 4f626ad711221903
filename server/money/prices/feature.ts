import type { Feature } from '#server/platform/ports/feature.ts'
import { pricesRoutes } from './routes.ts'

export const prices: Feature = {
  routes: [pricesRoutes],
}
