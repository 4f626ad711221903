import type { Refund } from '#core/money/ledger.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { toBalance } from './return-money.ts'

/** Notifies a customer of the part of an order's refund that went to their balance, once it is booked. */
export async function tellRefunds(work: Work, order: OrderRow, parts: readonly Refund[]): Promise<void> {
  const amount = toBalance(parts)
  if (amount === 0) return
  const userId = order.customer_id
  await notify(work, {
    userId,
    code: 'balance_increased',
    params: { order_id: order.id, number: order.number, amount },
  })
  await announceIncrease(work, userId, amount)
}
