import type { Feature } from '#server/platform/ports/feature.ts'
import { settingsRoutes } from './routes.ts'

export const settings: Feature = {
  routes: [settingsRoutes],
}
