import type { PaymentStatus } from '#core/money/payments.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { endAttempt } from '../payments/end-attempt.ts'
import { findTopUp } from './find-top-up.ts'

/**
 * Ends the caller's open top-up at its provider. A payment that was made a moment before wins: the reply says that it
 * was captured. `payment_under_way` while a bank still moves the money.
 */
export async function cancelTopUp(
  services: Services,
  caller: Caller,
  paymentId: string,
): Promise<PaymentStatus> {
  const payment = await findTopUp(services.db, caller.id, paymentId)
  if (payment.status === 'open') await endAttempt(services, payment)
  const { status } = await findTopUp(services.db, caller.id, paymentId)
  if (status === 'open') throw new AppError('payment_under_way')
  return status
}
