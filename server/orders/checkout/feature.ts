import type { Feature } from '#server/platform/ports/feature.ts'
import { checkoutRoutes } from './routes.ts'

export const checkout: Feature = {
  routes: [checkoutRoutes],
}
