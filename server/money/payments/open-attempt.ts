import { AppError } from '#server/platform/http/errors.ts'
import { isOpenIn } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { askProvider, reconcileAfterMs } from './ask-provider.ts'
import { endAttempt } from './end-attempt.ts'
import { type BalancePrice, reserveBalance } from './pay-from-balance.ts'
import { findOpenPayment, insertPayment, type PaymentRow, type SubjectRef } from './payment-store.ts'

/** A payment of another amount is open at the provider, which must end before the amount can change. */
export class AttemptOpen extends Error {
  readonly payment: PaymentRow
  constructor(payment: PaymentRow) {
    super('a payment is open')
    this.payment = payment
  }
}

/** What a subject costs by card, and the part of it that the customer's balance pays; minor units. */
type Price = { amount: number; currency: string; fromBalance?: BalancePrice }

/**
 * The subject's open payment attempt, or a new one. It is stored before the provider is called; its id is the
 * provider's idempotency key (trust M7). The balance's part is reserved with it.
 * @throws AttemptOpen for another amount; `balance_too_low`.
 */
export async function openAttempt(
  work: Work,
  subject: SubjectRef,
  { fromBalance, ...price }: Price,
): Promise<PaymentRow> {
  const open = await findOpenPayment(work.tx, subject)
  if (open && open.amount !== price.amount) throw new AttemptOpen(open)
  if (open) return open
  const [provider] = work.services.payments.values()
  if (!provider) throw new AppError('payment_failed')
  // Before the opening every order is a test order, and nobody pays for one.
  if (!provider.isTest && !(await isOpenIn(work))) throw new AppError('test_mode_needed')
  if (fromBalance) await reserveBalance(work, subject, fromBalance)
  return insertPayment(work, { ...subject, provider: provider.name, ...price })
}

/** Runs a transaction that an open attempt of another amount refuses; then ends that one and runs it again, once. */
export async function endingOpenAttempt<T>(services: Services, run: () => Promise<T>): Promise<T> {
  for (const last of [false, true])
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof AttemptOpen)) throw error
      if (last) break
      await endAttempt(services, error.payment)
    }
  throw new AppError('payment_under_way')
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
