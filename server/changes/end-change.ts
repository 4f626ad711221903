import { attemptEach } from '../attempt-store.ts'
import { notify } from '../notifications/notify.ts'
import type { OrderChange } from '../orders/kernel/followers.ts'
import { lockOrder } from '../orders/kernel/lock-order.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { transaction, type Work } from '../work.ts'
import { closeChange, findAsked, findChange, findUnanswered } from './change-store.ts'
import { returnReserve } from './return-reserve.ts'

/** The order was dropped, submitted or cancelled while a change waited: it lapses, and what was reserved goes back. */
export async function lapseChange(work: Work, { after: order }: OrderChange): Promise<void> {
  const change = await findAsked(work.tx, order.id)
  if (!change) return
  await closeChange(work, change.id, 'lapsed')
  await returnReserve(work, order, change)
  const params = { order_id: order.id, number: order.number }
  await notify(work, { userId: order.customer_id, code: 'change_lapsed', params })
}

const job = 'unanswered changes'

/** Ends the changes that no booster answered before the deadline; returns how many. */
export async function expireChanges(services: Services): Promise<number> {
  const ids = await findUnanswered(services.db, job, services.now())
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const found = await findChange(work.tx, id)
      if (!found) return false
      const order = await lockOrder(work.tx, found.order_id)
      const change = await findAsked(work.tx, order.id)
      // It may have been answered since the list was read.
      if (change?.id !== id || !change.answer_by || change.answer_by > work.now) return false
      await closeChange(work, id, 'expired')
      await returnReserve(work, order, change)
      await recordDeed(work, order, { action: 'change_expired', actor: 'time', actorId: null })
      return true
    }),
  )
}
