import type { Feature } from '#server/platform/ports/feature.ts'
import { socialRoutes } from './routes.ts'
import { deleteExpiredStates } from './spent-state-store.ts'

export const social: Feature = {
  routes: [socialRoutes],
  deleteExpired: ({ db, now }) => deleteExpiredStates(db, now()),
}
