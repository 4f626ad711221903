import type { Feature } from '#server/platform/ports/feature.ts'
import { cancelMissedSlots } from './cancel-missed-slots.ts'
import { cancelUnansweredCoaching } from './cancel-unanswered-coaching.ts'
import { remindOfSession } from './remind-of-session.ts'
import { coachingRoutes } from './routes.ts'

export const coaching: Feature = {
  routes: [coachingRoutes],
  sweeps: {
    'cancel-unanswered-coaching': { each: 'minute', run: cancelUnansweredCoaching },
    'remind-of-session': { each: 'minute', run: remindOfSession },
    'cancel-missed-slots': { each: 'minute', run: cancelMissedSlots },
  },
}
