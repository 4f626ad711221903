import type { Feature } from '#server/platform/ports/feature.ts'
import { couponsRoutes } from './routes.ts'

export const coupons: Feature = {
  routes: [couponsRoutes],
}
