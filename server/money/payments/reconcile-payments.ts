import type { Services } from '#server/platform/ports/services.ts'
import { askProvider, reconcileAfterMs } from './ask-provider.ts'
import { findPaymentsOpenSince } from './payment-store.ts'

/** Queries the providers for every attempt that is overdue, so that a lost webhook loses no money (trust M8). */
export async function reconcilePayments(services: Services): Promise<void> {
  const { db, log, now } = services
  const overdue = await findPaymentsOpenSince(db, new Date(now().getTime() - reconcileAfterMs), 500)
  for (const payment of overdue)
    try {
      await askProvider(services, payment)
    } catch (error) {
      log.warn({ err: error, payment: payment.id }, 'the provider could not be asked')
    }
}
