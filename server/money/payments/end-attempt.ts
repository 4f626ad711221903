import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { askProvider, refOf } from './ask-provider.ts'
import type { PaymentRow } from './payment-store.ts'

/**
 * Ends an open attempt at its provider, so that its amount can no longer be paid, and settles its result: the
 * customer may have paid a moment ago. `payment_under_way` when the provider can't be reached.
 */
export async function endAttempt(services: Services, payment: PaymentRow): Promise<void> {
  try {
    const { provider, ref } = await refOf(services, payment)
    await provider.endPayment(ref)
    await askProvider(services, { ...payment, provider_ref: ref })
  } catch (error) {
    services.log.warn({ err: error, payment: payment.id }, 'the payment could not be ended')
    throw new AppError('payment_under_way')
  }
}
