import type { Feature } from '#server/platform/ports/feature.ts'
import { expireChanges } from './end-change.ts'
import { changesRoutes } from './routes.ts'

export const changes: Feature = {
  routes: [changesRoutes],
  sweeps: {
    'expire-changes': { each: 'minute', run: expireChanges },
  },
}
