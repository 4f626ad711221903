import { tipRefunded } from '#core/money/ledger.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { balanceProvider, lockPayment } from '../payments/payment-store.ts'
import { insertRefund } from '../payments/refund-store.ts'
import { issueCreditNote } from '../receipts/issue-receipt.ts'
import { refundHeldTip, type TipRow } from './tip-store.ts'

export type ReturnedTip = { to: 'balance' | 'payment_method'; refundId: string }

/**
 * Returns a part of a held tip (minor units) the way it was paid, with a credit note; null if less than that is held. Lock
 * its order before. `post` books it alone if a bank takes it next.
 */
export async function returnTip(
  work: Work,
  { id: orderId, customer_id: customerId }: OrderRow,
  { id }: TipRow,
  amount: number,
  post = postEntry,
): Promise<ReturnedTip | null> {
  const tip = await refundHeldTip(work.tx, id, amount)
  if (!tip?.payment_id) return null
  const payment = await lockPayment(work.tx, tip.payment_id)
  const toBalance = payment.provider === balanceProvider
  const refundId = await insertRefund(work, payment, { amount, target: toBalance ? 'balance' : 'provider' })
  const by = toBalance ? 'balance' : 'card'
  await issueCreditNote(work, { paymentId: payment.id, refundId, money: { by, amount } })
  const to = toBalance ? ({ kind: 'balance', customerId } as const) : provider
  const refund = { to, amount, paymentId: payment.id }
  await post(work.tx, tipRefunded({ orderId, refundId, boosterId: tip.booster_id, refund }), work.now)
  return { to: toBalance ? 'balance' : 'payment_method', refundId }
}

const provider = { kind: 'provider' } as const
