import type { Feature } from '#server/platform/ports/feature.ts'
import { auditLogRoutes } from './routes.ts'

export const auditLog: Feature = { routes: [auditLogRoutes] }
