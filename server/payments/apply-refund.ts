import { refundCredited } from '#core/ledger.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { notify } from '../notifications/notify.ts'
import type { RefundEvent } from '../outside/payment-provider.ts'
import type { Services } from '../services.ts'
import { transaction, type Work } from '../work.ts'
import { quarantineEvent } from './provider-event-store.ts'
import { failRefund, findRefundParty, type RefundParty } from './refund-store.ts'

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

/** Our provider can't deliver a refund: its amount goes to the balance of its customer, who is notified. */
export async function creditFailedRefund(work: Work, refund: RefundParty): Promise<void> {
  const { id: refundId, payment_id: paymentId, amount, customer_id: customerId } = refund
  if (!(await failRefund(work, refundId))) return
  await postEntry(work.tx, refundCredited({ refundId, paymentId, customerId, amount }), work.now)
  const { order_id, number } = refund
  if (order_id === null || number === null)
    return notify(work, { userId: customerId, code: 'top_up_refund_failed', params: { amount } })
  await notify(work, { userId: customerId, code: 'refund_failed', params: { order_id, number, amount } })
}
