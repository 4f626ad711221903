import type { NotificationCode } from '#contract/notifications.ts'
import { paymentReceived, paymentReturned } from '#core/ledger.ts'
import { type AfterCommit, type Tx, transaction } from '../db.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { notify } from '../notifications/notify.ts'
import { advanceOrder, lockOrder } from '../orders/advance-order.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { PaymentState } from '../outside/payment-provider.ts'
import type { Services } from '../services.ts'
import { announcePaid } from './announce-paid.ts'
import { findPayment, lockPayment, type PaymentRow } from './payment-store.ts'

/** A provider's word on a payment; `eventId` is null where we asked instead of being told. */
export type ProviderWord = PaymentState & {
  provider: string
  ref: string
  paymentId: string
  orderId: string
  eventId: string | null
}

/**
 * Makes a provider's word true in our books, once, however often and in whatever order it comes: the webhook, the
 * customer's return and the reconciler all end here. What does not fit what we asked for is put aside for staff.
 */
export function settlePayment(services: Services, word: ProviderWord): Promise<void> {
  return transaction(services.db, async (tx, afterCommit) => {
    if (!(await isNews(services, tx, word))) return
    const known = await findPayment(tx, word.paymentId)
    if (!known || known.provider !== word.provider)
      return quarantine(services, tx, afterCommit, word, 'unknown_payment')
    const order = await lockOrder(tx, known.order_id)
    const payment = await lockPayment(tx, known.id)
    const mismatch = mismatchOf(payment, word)
    if (mismatch) return quarantine(services, tx, afterCommit, word, mismatch)
    if (payment.status === 'captured' || payment.status === 'refunded') return
    if (word.status === 'succeeded') return capture(services, tx, afterCommit, order, payment, word.ref)
    // A success that comes after an end without one still counts; nothing else changes an end.
    if (payment.status === 'open' && word.status !== 'pending')
      await tx.updateTable('payments').set({ status: word.status }).where('id', '=', payment.id).execute()
  })
}

/** An event is kept in the transaction of its effect, so that neither is there without the other (trust M1). */
async function isNews({ now }: Services, tx: Tx, { provider, eventId }: ProviderWord): Promise<boolean> {
  if (eventId === null) return true
  const inserted = await tx
    .insertInto('provider_events')
    .values({ provider, event_id: eventId, received_at: now() })
    .onConflict((oc) => oc.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

function mismatchOf(payment: PaymentRow, word: ProviderWord): string | null {
  if (payment.order_id !== word.orderId) return 'other_order'
  if (payment.provider_ref !== null && payment.provider_ref !== word.ref) return 'other_ref'
  if (payment.currency !== word.currency) return 'other_currency'
  return payment.amount === word.amount ? null : 'other_amount'
}

async function quarantine(
  { log, now }: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  word: ProviderWord,
  reason: string,
): Promise<void> {
  const { provider, eventId, ...body } = word
  const kept = await tx
    .insertInto('quarantined_events')
    .values({
      provider,
      event_id: eventId ?? `asked:${word.ref}`,
      reason,
      body: JSON.stringify(body),
      received_at: now(),
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (kept) afterCommit(() => log.error({ word, reason }, 'a payment event was quarantined'))
}

async function capture(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
  payment: PaymentRow,
  ref: string,
): Promise<void> {
  const now = services.now()
  const { id: paymentId, amount } = payment
  await tx
    .updateTable('payments')
    .set({ status: 'captured', captured_at: now, provider_ref: ref })
    .where('id', '=', paymentId)
    .execute()
  await postEntry(tx, paymentReceived({ paymentId, orderId: order.id, amount }), now)
  // An attempt that was ended when the total changed may have been paid all the same: another price buys nothing.
  if (order.status !== 'not_paid' || amount !== order.total)
    return giveBack(services, tx, afterCommit, order, payment)
  const paid = await advanceOrder(services, tx, afterCommit, {
    orderId: order.id,
    action: 'pay',
    actor: 'provider',
    actorId: null,
    locked: order,
  })
  await announcePaid(services, tx, afterCommit, paid)
}

/** A second payment of an order, one that came after its end, or one of another total: the job sends it back (trust M5). */
async function giveBack(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
  { id: paymentId, amount }: PaymentRow,
): Promise<void> {
  const now = services.now()
  await postEntry(tx, paymentReturned({ paymentId, orderId: order.id, amount }), now)
  await tx
    .updateTable('payments')
    .set({ status: 'refunded', refunded: amount })
    .where('id', '=', paymentId)
    .execute()
  await tx.insertInto('refunds').values({ payment_id: paymentId, amount, created_at: now }).execute()
  await notify(services, tx, afterCommit, {
    userId: order.customer_id,
    code: whyReturned(order),
    params: { order_id: order.id, number: order.number, amount },
  })
}

/** What the customer reads: they had paid already, had cancelled, or the total was another by then. */
function whyReturned({ status }: OrderRow): NotificationCode {
  if (status === 'cancelled') return 'payment_refunded_cancelled'
  return status === 'not_paid' ? 'payment_refunded_changed' : 'payment_refunded_twice'
}
