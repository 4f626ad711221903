import type { OrderChange } from '#server/kernel/followers.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import {
  type ChangeRow,
  closeChange,
  findAsked,
  findChange,
  findFollowing,
  findUnanswered,
  letFollow,
  reserveOf,
} from './change-store.ts'
import { closePrepared } from './prepared-store.ts'
import { lockReserve, returnReserve } from './return-reserve.ts'

/**
 * A request ends without a yes: what was reserved for it goes back, or waits for the order of other boosters. The
 * order is locked.
 */
export async function endUnanswered(
  work: Work,
  order: OrderRow,
  change: ChangeRow,
  status: 'declined' | 'expired' | 'lapsed',
): Promise<void> {
  if (change.next_quote) return letFollow(work.tx, change.id)
  await closeChange(work, change.id, status)
  await returnReserve(work, order, change)
}

/** The order was dropped or submitted while a change waited for its booster, who hasn't said yes, or for its customer. */
export async function passChange(work: Work, change: OrderChange): Promise<void> {
  await closePrepared(work, change.after.id)
  const asked = await findAsked(work.tx, change.after.id)
  if (asked?.next_quote) await letFollow(work.tx, asked.id)
  else await lapseChange(work, change)
}

/** The order was disputed or cancelled while a change waited: it lapses, and what was reserved goes back. */
export async function lapseChange(work: Work, { after: order }: OrderChange): Promise<void> {
  await closePrepared(work, order.id)
  const change = await findAsked(work.tx, order.id)
  if (change) await lapse(work, order, change)
}

/** A bank took back what was reserved for a change, or a part of it: it lapses, and the rest goes back. */
export async function lapseUnpaid(work: Work, { after: order }: OrderChange): Promise<void> {
  const change = (await findFollowing(work.tx, order.id)) ?? (await findAsked(work.tx, order.id))
  if (!change) return
  const paid = await lockReserve(work.tx, change)
  const left = paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  if (left < reserveOf(change)) await lapse(work, order, change)
}

/** A change ends without anybody's answer: what was reserved goes back, and its customer hears of it. */
export async function lapse(work: Work, order: OrderRow, change: ChangeRow): Promise<void> {
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
      await endUnanswered(work, order, change, 'expired')
      await recordDeed(work, order, { action: 'change_expired', actor: 'time', actorId: null })
      return true
    }),
  )
}
