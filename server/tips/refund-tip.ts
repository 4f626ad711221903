import { tipRefunded } from '#core/ledger.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { queueOrderMail } from '../mail/order-mail.ts'
import { notify } from '../notifications/notify.ts'
import { lockOrderFor } from '../orders/kernel/lock-order.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import { balanceProvider, lockPayment } from '../payments/payment-store.ts'
import { insertRefund } from '../payments/refund-store.ts'
import { issueCreditNote } from '../receipts/issue-receipt.ts'
import type { Work } from '../work.ts'
import { findTipOfOrder, refundHeldTip } from './tip-store.ts'

type Wish = { amount: number; reason: string }

/**
 * Staff refund a tip, or a part of it (minor units), while its booster's money is held: it goes back the way it was
 * paid. Afterwards it is the booster's, and `tip_not_held`.
 */
export async function refundTip(
  work: Work,
  caller: Caller,
  orderId: string,
  { amount, reason }: Wish,
): Promise<{ to: 'balance' | 'payment_method' }> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (actor !== 'admin') throw new AppError('order_state_changed')
  // The bank may return the same money.
  if (order.frozen_at) throw new AppError('order_frozen')
  const known = await findTipOfOrder(work.tx, orderId)
  const tip = known && (await refundHeldTip(work.tx, known.id, amount))
  if (!tip?.payment_id) throw new AppError('tip_not_held')
  const payment = await lockPayment(work.tx, tip.payment_id)
  const toBalance = payment.provider === balanceProvider
  const refundId = await insertRefund(work, payment, { amount, target: toBalance ? 'balance' : 'provider' })
  const money = { by: toBalance ? ('balance' as const) : ('card' as const), amount }
  await issueCreditNote(work, { paymentId: payment.id, refundId, money })
  const to = toBalance ? ({ kind: 'balance', customerId: order.customer_id } as const) : provider
  const entry = tipRefunded({
    orderId,
    refundId,
    boosterId: tip.booster_id,
    refund: { to, amount, paymentId: payment.id },
  })
  await postEntry(work.tx, entry, work.now)
  await recordDeed(work, order, { action: 'refund_tip', actor, actorId: caller.id, reason, amount })
  const target = toBalance ? 'balance' : 'payment_method'
  await tellBoth(work, order, { boosterId: tip.booster_id, refundId, refund: { amount, to: target } })
  return { to: target }
}

const provider = { kind: 'provider' } as const

type Told = {
  boosterId: string
  refundId: string
  refund: { amount: number; to: 'balance' | 'payment_method' }
}

async function tellBoth(work: Work, order: OrderRow, { boosterId, refundId, refund }: Told): Promise<void> {
  const { id: order_id, number, customer_id: customerId } = order
  const { amount } = refund
  const params = { order_id, number, amount }
  await notify(work, { userId: customerId, code: 'tip_returned', params })
  await notify(work, { userId: boosterId, code: 'tip_reduced', params })
  await queueOrderMail(work, order, 'tip_returned', `tip_returned:${refundId}`, {
    refund: { parts: [refund] },
  })
  if (refund.to !== 'balance') return
  await announceIncrease(work, customerId, amount)
}
