import { cashbackGiven, cashbackTaken } from '#core/money/ledger.ts'
import { cashbackOf } from '#core/prices/cashback.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { termsOf } from '#server/kernel/order-terms.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { isGuest } from '#server/platform/users/user-store.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { lockBalance } from '../ledger/ledger-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { type CashbackRow, findCashback, netPaid, putCashback } from './cashback-store.ts'

/**
 * Brings an order's cashback to what it should be now: the level's percentage of what was paid and kept while the order
 * is completed, and nothing otherwise. Whatever completes, refunds or reopens an order calls it afterwards; calling it
 * again changes nothing. The order is locked.
 */
export async function settleCashback(work: Work, order: OrderRow): Promise<void> {
  const row = (await findCashback(work.tx, order.id)) ?? (await newCashback(work, order))
  if (!row) return
  const sold = { total: order.total, boosterShare: order.booster_share }
  const due = order.status === 'completed' ? cashbackOf(await netPaid(work.tx, order.id), row, sold) : 0
  if (due > row.amount) await give(work, order, row, due)
  else if (due < row.amount) await takeBack(work, order, row, due)
  else if (row.unrecovered > 0) await putCashback(work.tx, { ...row, unrecovered: 0 })
}

/** The rate that was promised when the order was bought; null without a level, and for guests. */
async function newCashback({ tx, now }: Work, order: OrderRow): Promise<CashbackRow | null> {
  const promised = order.status === 'completed' ? termsOf(order).sold?.cashback : null
  if (!promised || (await isGuest(tx, order.customer_id))) return null
  return {
    order_id: order.id,
    customer_id: order.customer_id,
    ...promised,
    amount: 0,
    unrecovered: 0,
    entries: 0,
    given_at: now,
  }
}

/** What the customer still has of an earlier completion counts, so that nobody gets the same money twice. */
async function give(work: Work, order: OrderRow, row: CashbackRow, due: number): Promise<void> {
  const { tx, now } = work
  const { order_id: orderId, customer_id: customerId } = row
  const [amount, entries] = [due - row.amount, row.entries + 1]
  await postEntry(tx, cashbackGiven({ orderId, customerId, amount, number: entries }), now)
  await putCashback(tx, { ...row, amount: due, unrecovered: 0, entries })
  const params = { order_id: orderId, number: order.number, amount }
  await notify(work, { userId: customerId, code: 'cashback_given', params })
  await announceIncrease(work, customerId, amount)
}

/** Takes cashback back as far as the balance goes. What was spent stays the shop's expense. */
async function takeBack(work: Work, order: OrderRow, row: CashbackRow, due: number): Promise<void> {
  const { tx, now } = work
  const { order_id: orderId, customer_id: customerId } = row
  const wanted = row.amount - due
  const amount = Math.min(wanted, Math.max(0, await lockBalance(tx, 'customer_balance', customerId)))
  const entries = row.entries + Number(amount > 0)
  await putCashback(tx, { ...row, amount: row.amount - amount, unrecovered: wanted - amount, entries })
  if (amount === 0) return
  await postEntry(tx, cashbackTaken({ orderId, customerId, amount, number: entries }), now)
  const params = { order_id: orderId, number: order.number, amount }
  await notify(work, { userId: customerId, code: 'cashback_taken', params })
}
