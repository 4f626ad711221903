import { passedBefore } from '#core/orders/deadlines.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { findUnreminded } from './mail-store.ts'
import { queueOrderMail } from './order-mail.ts'

/**
 * Reminds customers of orders that have been unpaid for a day, once each (domain 3), with one reminder per mailbox a
 * day, because a stranger can order in anyone's name.
 */
export async function remindUnpaidOrders(services: Services): Promise<void> {
  const { db, now } = services
  const at = now()
  const unpaid = await findUnreminded(db, passedBefore('paymentReminder', at), at)
  for (const order of unpaid)
    await transaction(services, (work) =>
      queueOrderMail(work, order, 'order_unpaid', `order_unpaid:${order.id}`),
    )
}
