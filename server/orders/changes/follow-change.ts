import { orderReduced } from '#core/money/ledger.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { insertOrder } from '#server/kernel/order-row-store.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { fundOrder } from '#server/money/payments/fund-order.ts'
import { moveUnjoined } from '#server/money/payments/payment-store.ts'
import { returnMoney } from '#server/money/settlement/return-money.ts'
import { tellRefunds } from '#server/money/settlement/tell-refunds.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { orderColumns } from '../order/order-columns.ts'
import { type ChangeRow, changeSubject, closeFollowed, findFollowing } from './change-store.ts'
import { lapse } from './end-change.ts'

/**
 * An order has ended while other boosters were to play what a change adds. Completed as bought, it is followed by an
 * order of its own, paid from what was reserved; after any other end, that money goes back. Whatever happens to the
 * new order is then the life of an ordinary order. The present order is locked.
 */
export async function followOrder(work: Work, { after: order }: OrderChange): Promise<void> {
  if (order.status !== 'completed' && order.status !== 'cancelled') return
  const change = await findFollowing(work.tx, order.id)
  if (!change) return
  if (order.status === 'completed' && !order.shortfall) return placeNext(work, order, change)
  await lapse(work, order, change)
}

/** Places and pays the order that begins where this one ended. */
async function placeNext(work: Work, before: OrderRow, change: ChangeRow): Promise<void> {
  const { next_config: config, next_quote: quote } = change
  if (!config || !quote) throw new Error(`The change ${change.id} has no order to follow`)
  const { id } = await insertOrder(work.tx, {
    ...orderColumns(config, quote),
    customer_id: before.customer_id,
    locale: before.locale,
    in_game_name: change.in_game_name ?? before.in_game_name,
    risk_accepted_at: before.risk_accepted_at,
    consents: before.consents && JSON.stringify(before.consents),
    billing_name: before.billing_name,
    billing_address: before.billing_address,
    created_at: work.now,
  })
  const order = await lockOrder(work.tx, id)
  const subject = changeSubject(change)
  await moveUnjoined(work.tx, subject, id)
  const paid = await fundOrder(work, order, subject)
  await closeFollowed(work, change.id, id)
  const by = { actor: 'customer', actorId: before.customer_id } as const
  const running = await advanceOrder(work, order, { action: 'pay', ...by })
  await returnExcess(work, running, { change, amount: paid - quote.total })
  work.after(() => work.services.realtime.toStaff('order_changed', { order_id: id, version: 1 }))
}

/** The booster's yes could have cost more than the new order does. */
async function returnExcess(
  work: Work,
  order: OrderRow,
  { change, amount }: { change: ChangeRow; amount: number },
): Promise<void> {
  if (amount === 0) return
  const refunds = await returnMoney(work, order, amount, change.refund_to)
  await postEntry(work.tx, orderReduced({ changeId: change.id, orderId: order.id, refunds }), work.now)
  await tellRefunds(work, order, refunds)
}
