import type { Feature } from '#server/platform/ports/feature.ts'
import { remindDisputes } from './remind-disputes.ts'
import { disputesRoutes } from './routes.ts'

export const disputes: Feature = {
  routes: [disputesRoutes],
  sweeps: {
    'remind-disputes': { each: 'minute', run: remindDisputes },
  },
}
