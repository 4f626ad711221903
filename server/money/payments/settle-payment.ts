import { paymentReceived, paymentReturned } from '#core/money/ledger.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { PaymentState } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { capturePayment, findPayment, lockPayment, type PaymentRow } from './payment-store.ts'
import { subjectOf, type Unwanted } from './payment-subject.ts'
import { keepEvent, quarantineEvent } from './provider-event-store.ts'
import { insertRefund } from './refund-store.ts'
import { failAttempt } from './release-reserve.ts'

/** A provider's status of a payment; `eventId` is null if we queried it instead of receiving an event. */
export type ProviderWord = PaymentState & {
  provider: string
  ref: string
  paymentId: string
  subjectId: string
  eventId: string | null
}

/**
 * Applies a provider's status to our books, once, however often and in whatever order it arrives: the webhook, the
 * customer's return and the reconciler all end here. A status that doesn't match our request is set aside for staff.
 */
export function settlePayment(services: Services, word: ProviderWord): Promise<void> {
  return transaction(services, async (work) => {
    if (word.eventId !== null && !(await keepEvent(work, word.provider, word.eventId))) return
    const known = await findPayment(work.tx, word.paymentId)
    if (!known || known.provider !== word.provider) return quarantine(work, word, 'unknown_payment')
    const subject = subjectOf(services.paymentSubjects, known.subject_kind)
    const locked = await subject.lock(work.tx, known.subject_id)
    const payment = await lockPayment(work.tx, known.id)
    const mismatch = mismatchOf(payment, word)
    if (mismatch) return quarantine(work, word, mismatch)
    if (payment.status === 'captured' || payment.status === 'refunded') return
    // A success that follows an unsuccessful end still counts; nothing else changes an end.
    if (word.status === 'succeeded')
      return capture(work, payment, word, () => subject.whenPaid(work, payment, locked))
    if (word.status !== 'pending') await failAttempt(work, payment, word.status)
  })
}

function mismatchOf(payment: PaymentRow, word: ProviderWord): string | null {
  if (payment.subject_id !== word.subjectId) return 'other_order'
  if (payment.provider_ref !== null && payment.provider_ref !== word.ref) return 'other_ref'
  if (payment.currency !== word.currency) return 'other_currency'
  return payment.amount === word.amount ? null : 'other_amount'
}

async function quarantine(work: Work, word: ProviderWord, reason: string): Promise<void> {
  const { provider, eventId, ...body } = word
  const event = { provider, event_id: eventId ?? `asked:${word.ref}`, reason, body }
  if (await quarantineEvent(work, event))
    work.after(() =>
      work.services.log.error({ word, reason }, 'a payment event was quarantined and needs attention'),
    )
}

async function capture(
  work: Work,
  payment: PaymentRow,
  word: ProviderWord,
  whenPaid: () => Promise<Unwanted | null>,
): Promise<void> {
  const { id: paymentId, amount, subject_id: subjectId } = payment
  await capturePayment(work, paymentId, word)
  await postEntry(work.tx, paymentReceived({ paymentId, subjectId, amount }), work.now)
  const unwanted = await whenPaid()
  if (unwanted) await giveBack(work, payment, unwanted)
}

/** A second payment, one that arrives after the subject was closed, or one of another total is refunded (trust M5). */
async function giveBack(work: Work, payment: PaymentRow, unwanted: Unwanted): Promise<void> {
  const { id: paymentId, amount, subject_id: subjectId } = payment
  await postEntry(work.tx, paymentReturned({ paymentId, subjectId, amount }), work.now)
  await insertRefund(work, payment, { amount, target: 'provider' })
  if (unwanted !== 'account_erased') await notify(work, unwanted)
}
