import type { Feature } from '#server/platform/ports/feature.ts'
import { paymentTroublesRoutes } from './routes.ts'

export const paymentTroubles: Feature = {
  routes: [paymentTroublesRoutes],
}
