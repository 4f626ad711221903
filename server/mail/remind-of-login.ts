import { passedBefore } from '#core/orders/deadlines.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { findWithoutLogin } from './mail-store.ts'
import { queueOrderMail } from './order-mail.ts'

/** Reminds customers of paid orders whose login is missing, once each. */
export async function remindOfLogin(services: Services): Promise<void> {
  const waiting = await findWithoutLogin(services.db, passedBefore('loginReminder', services.now()))
  for (const order of waiting)
    await transaction(services, (work) =>
      queueOrderMail(work, order, 'login_needed', `login_needed:${order.id}`),
    )
}
