import type { Feature } from '#server/platform/ports/feature.ts'
import { earningsRoutes } from './routes.ts'

export const earnings: Feature = {
  routes: [earningsRoutes],
}
