import { tipPaid } from '#core/money/ledger.ts'
import { endOf } from '#core/orders/deadlines.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { balanceProvider, type Paid } from '../payments/payment-store.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { markGiven, type TipRow } from './tip-store.ts'

/**
 * Gives what was paid for a tip, which is in its escrow, to the booster: all of it, held as long as a share. What
 * counts is the amount that was paid, even if the customer chose another one since. The order is locked.
 */
export async function creditTip(
  work: Work,
  order: OrderRow,
  tip: TipRow,
  { id: paymentId, amount, provider }: Paid,
): Promise<void> {
  const { id: tipId, booster_id: boosterId } = tip
  const { id: orderId, number } = order
  await markGiven(work, tipId, { paymentId, amount, dueAt: endOf('hold', work.now) })
  await postEntry(work.tx, tipPaid({ orderId, tipId, boosterId, amount }), work.now)
  const by = provider === balanceProvider ? 'balance' : 'card'
  await issueReceipt(work, { subject: 'tip', order, paid: [{ paymentId, by, amount }] })
  await recordDeed(work, order, { action: 'tip', actor: 'customer', actorId: order.customer_id })
  await notify(work, {
    userId: boosterId,
    code: 'tip_given',
    params: { order_id: orderId, number, amount },
  })
  const given = { amount, words: tip.words }
  await queueOrderMail(work, { ...order, booster_id: boosterId }, 'tip_given', `tip_given:${tipId}`, {
    tip: given,
  })
}
