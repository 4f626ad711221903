import type { Feature } from '#server/platform/ports/feature.ts'
import { receiptsRoutes } from './routes.ts'

export const receipts: Feature = {
  routes: [receiptsRoutes],
}
