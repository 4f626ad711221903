import { minuteMs } from '#core/base/durations.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { openAtProvider } from './open-at-provider.ts'
import type { PaymentRow } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'

/** After this time without a result, an attempt is queried at its provider (trust 3). */
export const reconcileAfterMs = 15 * minuteMs

/**
 * Queries an open attempt at its provider and settles it. If its opening was never answered, the attempt is found by
 * opening it again. @throws any error when the provider can't be reached.
 */
export async function askProvider(services: Services, payment: PaymentRow): Promise<void> {
  const { provider, ref } = await refOf(services, payment)
  const state = await provider.getPayment(ref)
  if (state.status === 'pending') return
  const { id: paymentId, subject_id: subjectId } = payment
  await settlePayment(services, {
    ...state,
    provider: provider.name,
    ref,
    paymentId,
    subjectId,
    eventId: null,
  })
}

/** The provider of an attempt and its reference there. @throws any error when the provider can't be reached. */
export async function refOf(services: Services, payment: PaymentRow) {
  const provider = services.payments.get(payment.provider)
  if (!provider) throw new Error(`The payment provider ${payment.provider} is not configured`)
  return { provider, ref: payment.provider_ref ?? (await openAtProvider(services, payment)).ref }
}
