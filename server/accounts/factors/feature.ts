import { dayMs } from '#core/base/durations.ts'
import type { Feature } from '#server/platform/ports/feature.ts'
import { deleteUnconfirmedApps } from './app-store.ts'
import { rewrapAppSecrets } from './rewrap-app-secrets.ts'
import { factorsRoutes } from './routes.ts'
import { deleteExpiredProofs } from './spent-store.ts'

export const factors: Feature = {
  routes: [factorsRoutes],
  sweeps: {
    'rewrap-app-secrets': { each: 'hour', run: rewrapAppSecrets },
  },
  deleteExpired: async ({ db, now }) => {
    await deleteExpiredProofs(db, now())
    await deleteUnconfirmedApps(db, new Date(now().getTime() - dayMs))
  },
}
