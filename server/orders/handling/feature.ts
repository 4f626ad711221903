import type { Feature } from '#server/platform/ports/feature.ts'
import { handlingRoutes } from './routes.ts'

export const handling: Feature = { routes: [handlingRoutes] }
