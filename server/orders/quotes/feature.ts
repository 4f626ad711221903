import type { Feature } from '#server/platform/ports/feature.ts'
import { quotesRoutes } from './routes.ts'

export const quotes: Feature = {
  routes: [quotesRoutes],
}
