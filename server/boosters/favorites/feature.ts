import type { Feature } from '#server/platform/ports/feature.ts'
import { favoritesRoutes } from './routes.ts'

export const favorites: Feature = {
  routes: [favoritesRoutes],
}
