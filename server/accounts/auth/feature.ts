import type { Feature } from '#server/platform/ports/feature.ts'
import { deleteExpiredSolutions } from './captcha-store.ts'
import { factorRoutes } from './factor-routes.ts'
import { authRoutes } from './routes.ts'

export const auth: Feature = {
  routes: [authRoutes, factorRoutes],
  deleteExpired: ({ db, now }) => deleteExpiredSolutions(db, now()),
}
