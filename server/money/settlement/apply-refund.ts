import { refundCredited } from '#core/money/ledger.ts'
import { placedOf } from '#core/money/lots.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { RefundEvent } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { findLots } from '../ledger/lot-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { lockPayment, type PaymentRow } from '../payments/payment-store.ts'
import { quarantineEvent } from '../payments/provider-event-store.ts'
import {
  awayFrom,
  failRefund,
  findRefundParty,
  leaveToBank,
  type RefundParty,
} from '../payments/refund-store.ts'
import { coverLoss } from './chargeback-store.ts'

/**
 * Applies a provider's word about a refund, once. Its success is what our books expected. If it failed, the money is
 * still with us: it goes to the customer's balance at once, so that nothing is lost. A refund that we didn't ask for
 * is set aside for staff.
 */
export function applyRefund(services: Services, provider: string, event: RefundEvent): Promise<void> {
  return transaction(services, async (work) => {
    const { id: event_id, ...body } = event
    const refund = event.refundId === null ? undefined : await findRefundParty(work.tx, event.refundId)
    if (!refund || refund.provider !== provider)
      return void (await quarantineEvent(work, { provider, event_id, reason: 'unknown_refund', body }))
    if (event.status === 'failed') await creditFailedRefund(work, refund)
  })
}

/**
 * Our provider can't deliver a refund: its amount goes to the balance of its customer, who is notified. What their bank
 * has returned of the same money meanwhile they have already.
 */
export async function creditFailedRefund(work: Work, refund: RefundParty): Promise<void> {
  const { id: refundId, payment_id: paymentId, customer_id: customerId } = refund
  const payment = await lockPayment(work.tx, paymentId)
  if (!(await failRefund(work, refundId))) return
  const recovered = await coveredByBank(work, payment, refund)
  if (recovered > 0) await leaveToBank(work.tx, refundId, recovered)
  const credit = { refundId, paymentId, customerId, amount: refund.amount, recovered }
  await postEntry(work.tx, refundCredited(credit), work.now)
  await tellCredited(work, refund, { amount: refund.amount - recovered, returned: recovered })
}

/** What a bank's return left of a refund that wasn't sent goes to the balance of its customer, who is notified. */
export async function creditRest(work: Work, { id, rest }: { id: string; rest: number }): Promise<void> {
  const refund = await findRefundParty(work.tx, id)
  if (!refund) return
  const { payment_id: paymentId, customer_id: customerId } = refund
  const credit = { refundId: id, paymentId, customerId, amount: rest, recovered: 0 }
  await postEntry(work.tx, refundCredited(credit), work.now)
  await tellCredited(work, refund, { amount: rest, returned: refund.amount - rest })
}

/** Notifies a customer of what went to their balance, and of what their bank had returned. */
async function tellCredited(
  work: Work,
  { order_id, number, customer_id: userId }: RefundParty,
  parts: { amount: number; returned: number },
): Promise<void> {
  const { amount } = parts
  if (amount === 0) return
  const isSplit = parts.returned > 0
  if (order_id === null || number === null)
    return isSplit
      ? notify(work, { userId, code: 'top_up_refund_split', params: parts })
      : notify(work, { userId, code: 'top_up_refund_failed', params: { amount } })
  const order = { order_id, number }
  if (isSplit) await notify(work, { userId, code: 'refund_split', params: { ...order, ...parts } })
  else await notify(work, { userId, code: 'refund_failed', params: { ...order, amount } })
}

/** How much of an undelivered refund the customer has from their bank; minor units. */
async function coveredByBank({ tx }: Work, payment: PaymentRow, refund: RefundParty): Promise<number> {
  const away = await awayFrom(tx, payment.id)
  const { customer_id } = refund
  const placed = placedOf(await findLots(tx, customer_id, payment.id), customer_id, payment.id)
  const twice = Math.min(refund.amount, away + placed.left + placed.spent + refund.amount - payment.amount)
  return twice > 0 && (await coverLoss(tx, payment.id, twice)) ? twice : 0
}
