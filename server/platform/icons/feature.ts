import type { Feature } from '../ports/feature.ts'
import { iconsRoutes } from './routes.ts'

export const icons: Feature = {
  routes: [iconsRoutes],
}
