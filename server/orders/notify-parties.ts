import type { NotificationCode } from '#contract/notifications.ts'
import type { AfterCommit, Tx } from '../db.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { Services } from '../services.ts'
import type { OrderRow } from './order-row.ts'

/** Tells an order's customer and booster what happened to it; whoever did it knows already. */
export function notifyParties(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
  code: NotificationCode,
  actorId: string | null,
): Promise<void> {
  const told = [order.customer_id, order.booster_id].filter(
    (id): id is string => id !== null && id !== actorId,
  )
  return notifyAll(services, tx, afterCommit, told, {
    code,
    params: { order_id: order.id, number: order.number },
  })
}
