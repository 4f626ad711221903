import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { postEntry } from '../ledger/post-entry.ts'
import { returnTip } from '../tips/return-tip.ts'
import { findTipOfOrder } from '../tips/tip-store.ts'
import { findFrozenBy, findStoppable, isHeldByBank, linkBought } from './chargeback-store.ts'
import { type ChargedBack, findSpendings } from './hold-balance.ts'

/**
 * The orders that were bought, or tipped, with a payment's money from the balance and that can still be stopped: they
 * aren't closed, or their share or that tip isn't released. Locked, and without the payment's own order.
 */
export async function lockBought(
  work: Work,
  { payment, customerId }: Pick<ChargedBack, 'payment' | 'customerId'>,
): Promise<OrderRow[]> {
  const spendings = await findSpendings(work, { payment, customerId })
  const ids = await findStoppable(work.tx, [...spendings.keys()])
  const orders: OrderRow[] = []
  for (const id of ids) if (id !== payment.order_id) orders.push(await lockOrder(work.tx, id))
  return orders
}

/** These orders were bought with the money of a payment that a bank has: they wait, as long as that holds them. */
export async function freezeBought(work: Work, chargebackId: string, orders: readonly OrderRow[]) {
  for (const order of orders) {
    await linkBought(work.tx, chargebackId, order.id)
    if (order.frozen_at || !(await isHeldByBank(work.tx, order))) continue
    const deed = { action: 'charge_back', actor: 'provider', actorId: null } as const
    await recordDeed(work, order, { ...deed, set: { frozen_at: work.now } })
  }
}

/** The bank has decided: what it had frozen goes on, as far as nothing else holds it. */
export async function thawBought(work: Work, chargebackId: string): Promise<void> {
  for (const id of await findFrozenBy(work.tx, chargebackId)) await thaw(work, await lockOrder(work.tx, id))
}

/** Lets a frozen order go on once no bank and no debt for its money holds it any more. The order is locked. */
export async function thaw(work: Work, order: OrderRow): Promise<boolean> {
  if (!order.frozen_at || (await isHeldByBank(work.tx, order))) return false
  const deed = { action: 'hold_lifted', actor: 'provider', actorId: null } as const
  await recordDeed(work, order, { ...deed, set: { frozen_at: null } })
  return true
}

/**
 * The bank returned the money: what of it lies in held tips, at most `most`, comes back to the balance, from where it is
 * taken.
 */
export async function takeHeldTips(
  work: Work,
  chargedBack: ChargedBack,
  { orders, most }: { orders: readonly OrderRow[]; most: number },
  post: typeof postEntry,
): Promise<void> {
  const spendings = await findSpendings(work, chargedBack)
  let due = most
  for (const order of orders) {
    const tip = await findTipOfOrder(work.tx, order.id)
    if (!tip?.payment_id || tip.released_at) continue
    const spent = spendings.get(tip.payment_id) ?? 0
    const amount = Math.min(due, spent, tip.amount - tip.taken_back)
    if (amount <= 0 || !(await returnTip(work, order, tip, amount, post))) continue
    due -= amount
    const params = { order_id: order.id, number: order.number, amount }
    await notify(work, { userId: tip.booster_id, code: 'tip_taken_back', params })
  }
}
