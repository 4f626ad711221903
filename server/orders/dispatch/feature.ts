import type { Feature } from '#server/platform/ports/feature.ts'
import { advanceSearches } from './advance-searches.ts'
import { endDueOffers } from './offer-by-name.ts'
import { dispatchRoutes } from './routes.ts'

export const dispatch: Feature = {
  routes: [dispatchRoutes],
  sweeps: {
    'advance-searches': { each: 'minute', run: advanceSearches },
    'end-due-offers': { each: 'minute', run: endDueOffers },
  },
}
