import type { Feature } from '#server/platform/ports/feature.ts'
import { holdSilentOrders } from './hold-silent-orders.ts'
import { silenceRoutes } from './routes.ts'

export const silence: Feature = {
  routes: [silenceRoutes],
  sweeps: {
    'hold-silent-orders': { each: 'minute', run: holdSilentOrders },
  },
}
