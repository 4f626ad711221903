import type { Feature } from '#server/platform/ports/feature.ts'
import { installedAppRoutes } from './routes.ts'

export const installedApp: Feature = {
  routes: [installedAppRoutes],
}
