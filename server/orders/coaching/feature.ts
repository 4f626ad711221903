import type { Feature } from '#server/platform/ports/feature.ts'
import { cancelUnansweredCoaching } from './cancel-unanswered-coaching.ts'
import { coachingRoutes } from './routes.ts'

export const coaching: Feature = {
  routes: [coachingRoutes],
  sweeps: {
    'cancel-unanswered-coaching': { each: 'minute', run: cancelUnansweredCoaching },
  },
}
