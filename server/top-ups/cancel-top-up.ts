import type { PaymentStatus } from '#core/payments.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { endAttempt } from '../payments/end-attempt.ts'
import type { Services } from '../services.ts'
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
