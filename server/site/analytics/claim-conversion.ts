import { claimCount, findCustomersPayment } from '#server/money/payments/payment-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/**
 * What a payment of the caller's brought, for analytics: the real amount, never the one in the address that the
 * provider returned to (trust M4), and only once. Null while no money has arrived, and after the first time.
 */
export async function claimConversion(services: Services, caller: Caller, paymentId: string) {
  const { db, now, counter } = services
  const payment = await findCustomersPayment(db, caller.id, paymentId)
  if (!payment) throw new AppError('payment_not_found')
  // A test order brings nothing.
  if (!(await isOpen(services))) return null
  if (!(await claimCount(db, payment.id, now()))) return null
  const { id, amount, currency } = payment
  counter.send({
    event: 'conversion',
    transaction_id: id,
    value: amount / 100,
    currency,
    at: now().toISOString(),
  })
  return { transaction_id: id, amount, currency: 'EUR' as const }
}
