import type { Feature } from '#server/platform/ports/feature.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { completeDueOrders } from './complete-due-orders.ts'
import { ordersRoutes } from './routes.ts'

export const order: Feature = {
  routes: [ordersRoutes],
  sweeps: {
    'complete-due-orders': { each: 'minute', run: completeDueOrders },
    'cancel-unpaid-orders': { each: 'minute', run: cancelUnpaidOrders },
  },
}
