import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { Work } from '../work.ts'
import { askProvider, reconcileAfterMs } from './ask-provider.ts'
import { findOpenPayment, insertPayment, type PaymentRow, type SubjectRef } from './payment-store.ts'

/**
 * The subject's open payment attempt, or a new one for an amount (minor units). It is stored before the provider is
 * called; its id is the provider's idempotency key (trust M7).
 */
export async function openAttempt(
  work: Work,
  subject: SubjectRef,
  price: { amount: number; currency: string },
): Promise<PaymentRow> {
  const open = await findOpenPayment(work.tx, subject)
  if (open) return open
  const [provider] = work.services.payments.keys()
  if (!provider) throw new AppError('payment_failed')
  return insertPayment(work, { ...subject, provider, ...price })
}

/** Queries an attempt that may have expired at its provider, so that nobody is sent to a dead page. */
export async function endOldAttempt(services: Services, subject: SubjectRef): Promise<void> {
  const { db, log, now } = services
  const attempt = await findOpenPayment(db, subject)
  if (!attempt || attempt.created_at.getTime() > now().getTime() - reconcileAfterMs) return
  try {
    await askProvider(services, attempt)
  } catch (error) {
    log.warn({ err: error, payment: attempt.id }, 'the provider could not be asked')
  }
}
