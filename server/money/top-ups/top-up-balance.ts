import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { openAtProvider } from '../payments/open-at-provider.ts'
import { endingOpenAttempt, endOldAttempt, openAttempt } from '../payments/open-attempt.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import { topUpOf } from './top-up-subject.ts'

/**
 * Opens a payment that tops up the caller's balance by an amount (minor units), or finds the one that another tab
 * opened for the same amount; one of another amount ends. The balance changes only when the provider reports it paid.
 */
export async function topUpBalance(
  services: Services,
  caller: Caller,
  amount: number,
): Promise<{ payment: PaymentRow; url: string }> {
  // A guest is one browser: their balance would be lost with it.
  if (caller.kind === 'guest') throw new AppError('account_needed')
  const subject = topUpOf(caller.id)
  await endOldAttempt(services, subject)
  const payment = await endingOpenAttempt(services, () =>
    transaction(services, async (work) => {
      await lockAccount(work.tx, caller.id)
      return openAttempt(work, subject, { amount, currency: 'EUR' })
    }),
  )
  if (payment.url) return { payment, url: payment.url }
  try {
    const { url } = await openAtProvider(services, payment)
    return { payment, url }
  } catch (error) {
    // If the outcome is unknown, the attempt stays open and is requested again under the same key.
    services.log.warn({ err: error, payment: payment.id }, 'the payment could not be opened')
    throw new AppError('payment_failed')
  }
}
