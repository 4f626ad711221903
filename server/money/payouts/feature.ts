import type { Feature } from '#server/platform/ports/feature.ts'
import { deleteReplacedDetails } from './details-store.ts'
import { rewrapDetails } from './rewrap-details.ts'
import { payoutsRoutes } from './routes.ts'

export const payouts: Feature = {
  routes: [payoutsRoutes],
  sweeps: {
    'rewrap-payout-details': { each: 'hour', run: rewrapDetails },
  },
  deleteExpired: ({ db }) => deleteReplacedDetails(db),
}
