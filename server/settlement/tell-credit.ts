import { customerBalance } from '../ledger/ledger-store.ts'
import { notify } from '../notifications/notify.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import type { Work } from '../work.ts'

/** Notifies a customer that an order's money went to their balance; `amount` is minor units. */
export async function tellCredit(work: Work, order: OrderRow, amount: number): Promise<void> {
  const userId = order.customer_id
  const balance = await customerBalance(work.tx, userId)
  await notify(work, {
    userId,
    code: 'balance_increased',
    params: { order_id: order.id, number: order.number, amount },
  })
  work.after(() =>
    work.services.realtime.toUser(userId, 'increase_balance', { amount, balance, currency: order.currency }),
  )
}
