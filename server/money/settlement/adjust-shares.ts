import { type BoosterPay, orderAdjusted } from '#core/money/ledger.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import { saveOutcome } from '#server/kernel/order-row-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { settleCashback } from '../cashback/settle-cashback.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { lostToBanks, takenFromEscrow } from './chargeback-store.ts'
import { returnMoney, targetOf } from './return-money.ts'
import { discountOf, readShares, sharesOf } from './settle-order.ts'
import { addAdjustment, findShares, replaceShares } from './settlement-store.ts'
import { tellRefunds } from './tell-refunds.ts'

/**
 * Staff struck a game of a closed order whose shares wait for them. Shares and refund are computed again from what is
 * left. A refund only grows; if boosters are owed more than was kept, the shop pays it. What a bank returned isn't
 * refunded, and shares that it reduced only shrink. Shares that are no longer held become payable at their usual time.
 */
export async function adjustShares(work: Work, { after: order }: OrderChange): Promise<void> {
  if (!order.shares_held) return
  const shares = await readShares(work.tx, order)
  const before = order.refunded ?? 0
  const lost = await lostToBanks(work.tx, order.id)
  const most = order.total - lost
  const refunded = Math.max(before, Math.min(order.total - shares.earned, most))
  const more = refunded - before
  const held = await findShares(work, order.id)
  const reduced = lost > (await takenFromEscrow(work.tx, order.id))
  const due = reduced ? noMoreThan(held, shares.pay) : shares.pay
  const pay = differences(held, due)
  // It goes where the first part went, otherwise back the way it was paid.
  const refunds = await returnMoney(work, order, more, order.refund_to ?? 'payment_method')
  if (more > 0 || pay.length > 0) {
    const number = await addAdjustment(work, order.id)
    if (number === null) throw new AppError('order_state_changed')
    const discount = discountOf(order, refunded) - discountOf(order, before)
    const entry = orderAdjusted({ orderId: order.id, number, refunds, pay, discount })
    await postEntry(work.tx, entry, work.now)
    await tellRefunds(work, order, refunds)
  }
  await replaceShares(work, order.id, sharesOf(work, order.id, due))
  await saveOutcome(work, order.id, {
    shares_held: shares.hold,
    refunded,
    unrefunded: Math.max(0, order.total - shares.earned - refunded),
    refund_to: targetOf(refunds) ?? order.refund_to,
  })
  await settleCashback(work, order)
}

function noMoreThan(held: readonly BoosterPay[], pay: readonly BoosterPay[]): BoosterPay[] {
  const most = new Map(held.map(({ boosterId, amount }) => [boosterId, amount]))
  return pay
    .map(({ boosterId, amount }) => ({ boosterId, amount: Math.min(amount, most.get(boosterId) ?? 0) }))
    .filter(({ amount }) => amount > 0)
}

function differences(before: readonly BoosterPay[], now: readonly BoosterPay[]): BoosterPay[] {
  const changed = new Map(now.map(({ boosterId, amount }) => [boosterId, amount]))
  for (const { boosterId, amount } of before) changed.set(boosterId, (changed.get(boosterId) ?? 0) - amount)
  return [...changed]
    .map(([boosterId, amount]) => ({ boosterId, amount }))
    .filter(({ amount }) => amount !== 0)
}
