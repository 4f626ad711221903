import type { z } from 'zod'
import type { prepareChange as call } from '#contract/order-changes.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { lockForStaff } from '#server/kernel/lock-for-staff.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { refuseParty } from '#server/kernel/refuse-party.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { checkWish } from './ask-change.ts'
import { closePrepared, findPrepared, insertPrepared } from './prepared-store.ts'

/**
 * Staff prepare a change for the customer of an order, checked and priced as if the customer asked for it now. Nothing is paid
 * or changed: the customer asks for it (`ask-change.ts`), and is asked for the price of that moment.
 */
export async function prepareChange(
  work: Work,
  caller: Caller,
  orderId: string,
  { reason, ...wish }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  const order = await lockForStaff(tx, caller, orderId)
  const customer = await lockAccount(tx, order.customer_id)
  if (!customer || customer.erased_at) throw new AppError('user_not_found')
  if (customer.banned_at) throw new AppError('customer_banned')
  await checkWish(work, order, wish)
  if (await findPrepared(work, orderId)) throw new AppError('change_open')
  await closePrepared(work, orderId)
  await insertPrepared(tx, {
    order_id: orderId,
    config: JSON.stringify(wish.config),
    difference: wish.difference,
    ask: wish.ask,
    next_total: wish.ask === 'booster' ? null : (wish.next_total ?? null),
    in_game_name: wish.in_game_name ?? null,
    reason,
    prepared_by: caller.id,
    prepared_at: now,
    answer_by: endOf('changeAnswer', now),
  })
  const by = { actor: 'admin', actorId: caller.id } as const
  const prepared = await recordDeed(work, order, { action: 'change_prepared', ...by, reason })
  const params = { order_id: order.id, number: order.number }
  await notify(work, { userId: order.customer_id, code: 'change_prepared', params })
  await queueOrderMail(work, prepared, 'change_prepared', `change_prepared:${orderId}:${prepared.version}`)
}

/** The customer leaves what was prepared, or staff take it back: the order stays as it is. */
export async function discardPrepared(
  work: Work,
  caller: Caller,
  { orderId, preparedId }: { orderId: string; preparedId: string },
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (actor === 'admin') await refuseParty(work.tx, caller, order)
  const prepared = await findPrepared(work, orderId)
  if (prepared?.id !== preparedId || (actor !== 'customer' && actor !== 'admin'))
    throw new AppError('change_not_found')
  await closePrepared(work, orderId)
  await recordDeed(work, order, { action: 'prepared_discarded', actor, actorId: caller.id })
}
