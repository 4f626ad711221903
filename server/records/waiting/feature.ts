import type { Feature } from '#server/platform/ports/feature.ts'
import { waitingRoutes } from './routes.ts'

export const waiting: Feature = {
  routes: [waitingRoutes],
}
