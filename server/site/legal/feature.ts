import type { Feature } from '#server/platform/ports/feature.ts'
import { legalRoutes } from './routes.ts'

export const legal: Feature = {
  routes: [legalRoutes],
}
