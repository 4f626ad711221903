import type { Feature } from '#server/platform/ports/feature.ts'
import { searchRoutes } from './routes.ts'

export const search: Feature = { routes: [searchRoutes] }
