import { type BoosterPay, orderAdjusted, type RefundTo } from '#core/ledger.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { OrderChange } from '../orders/kernel/followers.ts'
import { type OrderRow, paymentSubject } from '../orders/kernel/order-row.ts'
import { saveOutcome } from '../orders/kernel/order-row-store.ts'
import { returnPayment } from '../payments/payment-store.ts'
import type { Work } from '../work.ts'
import { discountOf, readShares, sharesOf, toBalance } from './settle-order.ts'
import { addAdjustment, findShares, replaceShares } from './settlement-store.ts'
import { tellCredit } from './tell-credit.ts'

/**
 * Staff struck a game of a closed order whose shares wait for them. Shares and refund are computed again from what is
 * left. A refund only grows; if boosters are owed more than was kept, the shop pays it. Shares that are no longer
 * held become payable at their usual time.
 */
export async function adjustShares(work: Work, { after: order }: OrderChange): Promise<void> {
  if (!order.shares_held) return
  const shares = await readShares(work.tx, order)
  const before = order.refunded ?? 0
  const refunded = Math.max(before, order.total - shares.earned)
  const more = refunded - before
  const pay = differences(await findShares(work, order.id), shares.pay)
  const refundTo = more > 0 ? await sendBack(work, order, more) : toBalance(order)
  if (more > 0 || pay.length > 0) {
    const number = await addAdjustment(work, order.id)
    const discount = discountOf(order, refunded) - discountOf(order, before)
    const entry = orderAdjusted({ orderId: order.id, number, refund: more, refundTo, pay, discount })
    await postEntry(work.tx, entry, work.now)
    if (more > 0 && refundTo.kind === 'balance') await tellCredit(work, order, more)
  }
  await replaceShares(work, order.id, sharesOf(work, order.id, shares.pay))
  const target = refundTo.kind === 'balance' ? 'balance' : 'payment_method'
  await saveOutcome(work, order.id, {
    shares_held: shares.hold,
    refunded,
    refund_to: more > 0 ? target : order.refund_to,
  })
}

/** The rest of the money goes where the first part went, otherwise back the way it was paid. */
async function sendBack(work: Work, order: OrderRow, amount: number): Promise<RefundTo> {
  const returned =
    order.refund_to !== 'balance' && (await returnPayment(work, paymentSubject(order.id), amount))
  return returned ? { kind: 'provider' } : toBalance(order)
}

function differences(before: readonly BoosterPay[], now: readonly BoosterPay[]): BoosterPay[] {
  const changed = new Map(now.map(({ boosterId, amount }) => [boosterId, amount]))
  for (const { boosterId, amount } of before) changed.set(boosterId, (changed.get(boosterId) ?? 0) - amount)
  return [...changed]
    .map(([boosterId, amount]) => ({ boosterId, amount }))
    .filter(({ amount }) => amount !== 0)
}
