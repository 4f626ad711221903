import { z } from 'zod'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { exceedsLimits } from '#server/accounts/proposals/propose.ts'
import { lockOrder, lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { returnTip } from './return-tip.ts'
import { findTipOfOrder } from './tip-store.ts'

type Wish = { amount: number; reason: string }

const wished = z.strictObject({ order_id: z.string(), amount: z.int().min(1) })

/** A refund beyond the limits is confirmed by a colleague. */
export const tipRefund: ProposalType = {
  async weigh(work, wish) {
    const { order_id, amount } = wished.parse(wish)
    const order = await lockOrder(work.tx, order_id)
    const tip = await findTipOfOrder(work.tx, order_id)
    if (!tip?.payment_id || tip.released_at || tip.amount - tip.taken_back < amount)
      throw new AppError('tip_not_held')
    const personId = order.customer_id
    const needsSecond = await exceedsLimits(work, personId, amount)
    const subject = `tip of order ${order.id}`
    return { personId, parties: [personId, tip.booster_id], orderId: order.id, subject, amount, needsSecond }
  },

  async carryOut(work, caller, { wish, reason }) {
    const { order_id, amount } = wished.parse(wish)
    await refundTip(work, caller, order_id, { amount, reason })
  },
}

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
  const tip = await findTipOfOrder(work.tx, orderId)
  const returned = tip && (await returnTip(work, order, tip, amount))
  if (!returned) throw new AppError('tip_not_held')
  const { to, refundId } = returned
  await recordDeed(work, order, { action: 'refund_tip', actor, actorId: caller.id, reason, amount })
  await tellBoth(work, order, { boosterId: tip.booster_id, refundId, refund: { amount, to } })
  return { to }
}

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
