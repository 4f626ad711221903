import { dayMs } from '#core/base/durations.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { findWithoutLogin } from './mail-store.ts'
import { queueOrderMail } from './order-mail.ts'

/**
 * Reminds customers of paid orders whose login is missing, once each. For a day, so that customers who turned these mails
 * off don't fill the list that is looked through every minute.
 */
export async function remindOfLogin(services: Services): Promise<void> {
  const to = passedBefore('loginReminder', services.now())
  const waiting = await findWithoutLogin(services.db, { from: new Date(to.getTime() - dayMs), to })
  for (const order of waiting)
    await transaction(services, (work) =>
      queueOrderMail(work, order, 'login_needed', `login_needed:${order.id}`),
    )
}
