import { undosWithinMs } from '#core/orders/undone-claims.ts'
import type { Feature } from '#server/platform/ports/feature.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { completeDueOrders } from './complete-due-orders.ts'
import { ordersRoutes } from './routes.ts'
import { settleClaims } from './settle-claims.ts'
import { settleDecisions } from './settle-decisions.ts'
import { deleteUndone } from './undone-store.ts'

export const order: Feature = {
  routes: [ordersRoutes],
  sweeps: {
    'settle-claims': { each: 'minute', run: settleClaims },
    'settle-decisions': { each: 'minute', run: settleDecisions },
    'complete-due-orders': { each: 'minute', run: completeDueOrders },
    'cancel-unpaid-orders': { each: 'minute', run: cancelUnpaidOrders },
  },
  deleteExpired: ({ db, now }) => deleteUndone(db, new Date(now().getTime() - undosWithinMs)),
}
