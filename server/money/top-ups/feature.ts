import type { Feature } from '#server/platform/ports/feature.ts'
import { topUpRoutes } from './routes.ts'

export const topUps: Feature = {
  routes: [topUpRoutes],
}
