import { dayMs } from '#core/base/durations.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { findUnreviewed } from './mail-store.ts'
import { queueOrderMail } from './order-mail.ts'

/**
 * Asks customers once for the review of an order that was completed three days ago. One that was missed by more than a
 * day is not asked for anymore.
 */
export async function remindOfReviews(services: Services): Promise<void> {
  const to = passedBefore('reviewReminder', services.now())
  const from = new Date(to.getTime() - dayMs)
  for (const order of await findUnreviewed(services.db, { from, to }))
    await transaction(services, (work) =>
      queueOrderMail(work, order, 'review_asked', `review_asked:${order.id}`),
    )
}
