import { sql } from 'kysely'
import { transaction } from '../db.ts'
import type { Services } from '../services.ts'
import { mailedColumns, queueOrderMail } from './queue-order-mail.ts'

const remindAfterMs = 24 * 3_600_000

/** Reminds the customers of orders that are unpaid for a day, once each (domain 3). */
export async function remindUnpaidOrders(services: Services): Promise<void> {
  const { db, now } = services
  const unpaid = await db
    .selectFrom('orders')
    .select(mailedColumns)
    .where('status', '=', 'not_paid')
    .where('created_at', '<', new Date(now().getTime() - remindAfterMs))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mails')
            .select('mails.id')
            .where('ref', '=', sql<string>`'order_unpaid:' || orders.id`),
        ),
      ),
    )
    .limit(500)
    .execute()
  for (const order of unpaid)
    await transaction(db, (tx) => queueOrderMail(services, tx, order, 'order_unpaid'))
}
