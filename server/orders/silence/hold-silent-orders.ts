import { expectsBooster } from '#core/orders/silence.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notify, notifyAll } from '#server/news/notifications/notify.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { expecting } from './expecting.ts'
import { findSilence, findSilent, type SilenceRow, setSilence } from './silence-store.ts'

const job = 'silent boosters'

/** Reminds boosters of orders that they are silent on, and holds those that they stay silent on; returns how many. */
export async function holdSilentOrders(services: Services): Promise<number> {
  const ids = await findSilent(services.db, job, services.now())
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const order = await lockOrder(work.tx, id)
      const silence = await findSilence(work.tx, id)
      if (!silence || !expectsBooster(expecting(order))) return false
      const isDue = (at: Date | null) => at !== null && at <= work.now
      if (isDue(silence.hold_at)) await hold(work, order)
      else if (isDue(silence.remind_at)) await remind(work, order, silence)
      else return false
      return true
    }),
  )
}

async function remind(work: Work, order: OrderRow, { active_at }: SilenceRow): Promise<void> {
  await setSilence(work.tx, order.id, { remind_at: null })
  if (!order.booster_id) return
  const params = { order_id: order.id, number: order.number }
  await notify(work, { userId: order.booster_id, code: 'booster_reminded', params, specialSound: true })
  await queueOrderMail(work, order, 'booster_reminded', `booster_reminded:${order.id}:${active_at.getTime()}`)
}

/** Customer and booster hear of it as followers of the action, staff here. */
async function hold(work: Work, order: OrderRow): Promise<void> {
  await setSilence(work.tx, order.id, { remind_at: null, hold_at: null, held_at: work.now })
  await recordDeed(work, order, { action: 'hold', actor: 'time', actorId: null })
  const params = { order_id: order.id, number: order.number }
  await notifyAll(work, await staffWith(work.tx, 'EditOrders'), { code: 'order_held', params })
}
