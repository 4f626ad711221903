import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { paymentsRoutes } from './routes.ts'

export const payments: Feature = {
  routes: [paymentsRoutes],
  sweeps: {
    'reconcile-payments': { alone: everyMinute, run: reconcilePayments },
  },
}
