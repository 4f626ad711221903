import type { Feature } from '#server/platform/ports/feature.ts'
import { triageRoutes } from './routes.ts'

export const triage: Feature = {
  routes: [triageRoutes],
}
