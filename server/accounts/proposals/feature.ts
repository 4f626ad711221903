import type { Feature } from '#server/platform/ports/feature.ts'
import { proposalsRoutes } from './routes.ts'

export const proposals: Feature = {
  routes: [proposalsRoutes],
}
