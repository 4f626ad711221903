import type { Feature } from '#server/platform/ports/feature.ts'
import { orderNoticesRoutes } from './routes.ts'

export const orderNotices: Feature = {
  routes: [orderNoticesRoutes],
}
