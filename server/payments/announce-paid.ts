import type { AfterCommit, Tx } from '../db.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import { notify } from '../notifications/notify.ts'
import { alertBoosters } from '../orders/alert-boosters.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Services } from '../services.ts'

/** Tells the customer that an order is paid, and boosters of one that waits for nothing else. */
export async function announcePaid(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
): Promise<void> {
  await notify(services, tx, afterCommit, {
    userId: order.customer_id,
    code: 'order_paid',
    params: { order_id: order.id, number: order.number },
  })
  await queueOrderMail(services, tx, order, 'order_paid')
  if (order.status === 'waiting_for_booster') await alertBoosters(services, tx, afterCommit, order)
}
