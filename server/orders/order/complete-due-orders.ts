import type { Services } from '#server/platform/ports/services.ts'
import { advanceDueOrders } from './advance-due-orders.ts'

/** Accepts the results that nobody disputed before the deadline and whose log confirms them; returns how many. */
export function completeDueOrders(services: Services): Promise<number> {
  const due = { status: 'verification_required', since: 'finished_at', deadline: 'check' } as const
  return advanceDueOrders(services, due, { action: 'complete' })
}
