import { hourMs } from '#core/base/durations.ts'
import { mostCodesAnHour } from '#core/orders/vault.ts'
import { actorOn } from '#core/orders/visibility.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countRequests, isCodeGiven, putRequest } from './code-store.ts'
import { findCredentials, recordCredentials } from './credential-store.ts'

/**
 * The booster asks for the code that the game has sent to the customer, who is notified, and mailed if no page of theirs
 * is open (`isCustomerAway`). Asking again begins the time anew.
 */
export async function askLoginCode(
  work: Work,
  caller: Caller,
  orderId: string,
  mailed: boolean,
): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'booster' || order.status !== 'boosting' || !(await findCredentials(tx, orderId)))
    throw new AppError('order_state_changed')
  if (await isCodeGiven(tx, orderId, now)) throw new AppError('login_code_given_already')
  const since = new Date(now.getTime() - hourMs)
  if ((await countRequests(tx, orderId, since)) >= mostCodesAnHour) throw new AppError('too_many_login_codes')
  await putRequest(tx, { orderId, by: caller.id, mailed, now })
  await recordCredentials(tx, orderId, 'code_asked', caller.id, now)
  await recordDeed(work, order, { action: 'ask_code', actor, actorId: caller.id })
  const params = { order_id: orderId, number: order.number }
  await notify(work, { userId: order.customer_id, code: 'login_code_asked', params, specialSound: true })
}

/** Whether the customer has no page open; asked before the transaction, because it may take a call to Redis. */
export async function isCustomerAway(
  { db, realtime }: Services,
  caller: Caller,
  orderId: string,
): Promise<boolean> {
  const order = await findOrder(db, orderId)
  if (!order || actorOn(caller, partiesOf(order)) !== 'booster') return false
  return !(await realtime.isOnline(order.customer_id))
}
