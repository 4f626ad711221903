import { endOf } from '#core/orders/deadlines.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { type CheckReminder, findUnchecked, takeReminder } from './reminder-store.ts'

const kinds: readonly CheckReminder[] = ['lastCheckReminder', 'checkReminder']

/**
 * Reminds customers of results that wait for their check, twice before a result is accepted automatically; returns how
 * many reminders were sent.
 */
export async function remindOfCheck(services: Services): Promise<number> {
  let sent = 0
  for (const kind of kinds) sent += await remind(services, kind)
  return sent
}

async function remind(services: Services, kind: CheckReminder): Promise<number> {
  const ids = await findUnchecked(services.db, kind, kind, services.now())
  return attemptEach(services, kind, ids, (id) =>
    transaction(services, async (work) => {
      const { tx, now } = work
      const order = await lockOrder(tx, id)
      const { status, finished_at: since, disputed_by } = order
      // Since the list was read, it may have been answered.
      if (status !== 'verification_required' || !since || disputed_by || endOf(kind, since) > now)
        return false
      if (!(await takeReminder(tx, { orderId: id, kind, since, at: now }))) return false
      // After an outage only the last reminder is sent.
      if (kind === 'lastCheckReminder')
        await takeReminder(tx, { orderId: id, kind: 'checkReminder', since, at: now })
      const params = { order_id: id, number: order.number }
      await notify(work, { userId: order.customer_id, code: 'check_waits', params })
      await queueOrderMail(work, order, 'check_waits', `${kind}:${id}:${since.getTime()}`)
      return true
    }),
  )
}
