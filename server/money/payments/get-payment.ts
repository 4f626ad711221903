import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { askProvider } from './ask-provider.ts'
import { findCustomersPayment, takeTurnToAsk } from './payment-store.ts'

/**
 * A page that waits for a payment polls every few seconds, perhaps in several tabs; the provider is queried only this
 * often.
 */
const pauseMs = 5_000

/**
 * One of the caller's payments; an open one is queried at the provider first, because the webhook can be late (trust
 * M6).
 */
export async function getPayment(services: Services, caller: Caller, paymentId: string) {
  const { db, log, now } = services
  let payment = await findCustomersPayment(db, caller.id, paymentId)
  if (payment?.status === 'open' && (await takeTurnToAsk(db, payment.id, now(), pauseMs))) {
    try {
      await askProvider(services, payment)
    } catch (error) {
      // If that fails, we answer with what we know.
      log.warn({ err: error, payment: paymentId }, 'the provider could not be asked')
    }
    payment = await findCustomersPayment(db, caller.id, paymentId)
  }
  if (!payment) throw new AppError('payment_not_found')
  return {
    payment_id: payment.id,
    order_id: payment.order_id,
    provider: payment.provider,
    status: payment.status,
    amount: payment.amount,
    currency: 'EUR' as const,
    order_status: payment.order_status,
  }
}
