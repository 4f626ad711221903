import { hourMs } from '#core/base/durations.ts'
import { PaymentRefused } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { keepPage, type PaymentRow } from './payment-store.ts'
import { subjectOf } from './payment-subject.ts'
import { failAttempt } from './release-reserve.ts'

/** How long the provider accepts money for an attempt; Stripe's minimum is half an hour. */
const openForMs = hourMs

/**
 * Opens an attempt at its provider and stores the address of its page. A repeated call finds the same payment there.
 * @throws PaymentRefused when the provider will never accept it (the attempt has then failed), or any other error.
 */
export async function openAtProvider(
  services: Services,
  payment: PaymentRow,
): Promise<{ ref: string; url: string }> {
  const { db, config, payments, paymentSubjects } = services
  const provider = payments.get(payment.provider)
  if (!provider) throw new Error(`The payment provider ${payment.provider} is not configured`)
  const { subject_kind, subject_id } = payment
  const subject = subjectOf(paymentSubjects, subject_kind)
  const pages = await subject.describe(db, subject_id)
  const returned = new URLSearchParams({
    gtm: '1',
    payment_amount: (payment.amount / 100).toFixed(2),
    transaction_id: payment.id,
    currency: payment.currency,
  })
  try {
    const page = await provider.createPayment({
      paymentId: payment.id,
      subjectId: subject_id,
      amount: payment.amount,
      currency: payment.currency,
      description: `${config.siteName} ${pages.description}`,
      returnUrl: `${config.publicUrl}${pages.returnPath}?${returned}`,
      // The page then says that no money was taken.
      cancelUrl: `${config.publicUrl}${pages.cancelPath}?payment=left`,
      openedAt: payment.created_at,
      expiresAt: new Date(payment.created_at.getTime() + openForMs),
    })
    await keepPage(db, payment.id, page)
    return page
  } catch (error) {
    if (error instanceof PaymentRefused)
      await transaction(services, async (work) => {
        await subject.lock(work.tx, subject_id)
        await failAttempt(work, payment, 'failed')
      })
    throw error
  }
}
