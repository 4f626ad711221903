import type { AfterCommit, Tx } from '../db.ts'
import { notify } from '../notifications/notify.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Services } from '../services.ts'

/** Tells a customer that an order's money went to their balance; `amount` is minor units. */
export async function tellCredit(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
  amount: number,
): Promise<void> {
  const userId = order.customer_id
  const { balance } = await tx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'customer_balance')
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow()
  await notify(services, tx, afterCommit, {
    userId,
    code: 'balance_increased',
    params: { order_id: order.id, number: order.number, amount },
  })
  afterCommit(() =>
    services.realtime.toUser(userId, 'increase_balance', { amount, balance, currency: order.currency }),
  )
}
