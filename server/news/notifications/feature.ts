import type { Feature } from '#server/platform/ports/feature.ts'
import { notificationsRoutes } from './routes.ts'

export const notifications: Feature = {
  routes: [notificationsRoutes],
}
