import type { AfterCommit, Tx } from '../db.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import { notify } from '../notifications/notify.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Services } from '../services.ts'

/** Asks the coach whom a customer chose; one who said no, or gave the order back, is left in peace. */
export async function askCoach(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow & { coach_id: string },
): Promise<void> {
  const { id, number, coach_id } = order
  const block = await tx
    .selectFrom('order_blocks')
    .select('booster_id')
    .where('order_id', '=', id)
    .where('booster_id', '=', coach_id)
    .executeTakeFirst()
  if (block) return
  afterCommit(() => services.realtime.toUser(coach_id, 'order_changed', { order_id: id }))
  await notify(services, tx, afterCommit, {
    userId: coach_id,
    code: 'coach_asked',
    params: { order_id: id, number },
    specialSound: true,
  })
  await queueOrderMail(services, tx, order, 'coach_asked')
}
