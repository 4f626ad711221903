import type { Feature } from '#server/platform/ports/feature.ts'
import { evidenceRoutes } from './routes.ts'

export const evidence: Feature = { routes: [evidenceRoutes] }
