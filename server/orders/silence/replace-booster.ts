import type { z } from 'zod'
import type { askOtherBooster as call } from '#contract/order-silence.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { replaceAt, silenceEnd } from '#core/orders/silence.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { refuseInDispute } from '#server/kernel/refuse-in-dispute.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { findPlayHours } from './play-hours-store.ts'
import { closeReplacement, insertReplacement } from './replacement-store.ts'
import { findSilence, setSilence } from './silence-store.ts'

type Wish = z.output<typeof call.body>

/**
 * A customer asks for another booster. After a day of silence the order returns to the board at once; otherwise staff
 * decide.
 */
export async function askOtherBooster(
  work: Work,
  caller: Caller,
  orderId: string,
  { cause, reason }: Wish,
): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  const { status, booster_id, config } = order
  if (actor !== 'customer' || status !== 'boosting' || !booster_id || kindOf(config).log.of !== 'games')
    throw new AppError('order_state_changed')
  refuseInDispute('ask_other_booster', actor, order)
  const silence = await findSilence(tx, orderId)
  const hours = await findPlayHours(tx, orderId)
  const silent = silence !== undefined && replaceAt({ activeAt: silence.active_at, hours }) <= now
  const asked = await insertReplacement(tx, { order_id: orderId, booster_id, cause, reason, asked_at: now })
  const by = { actor, actorId: caller.id, reason } as const
  if (silent) return void (await advanceOrder(work, order, { action: 'drop', ...by }))
  if (!asked) throw new AppError('other_booster_asked')
  await recordDeed(work, order, { action: 'ask_other_booster', ...by })
  const params = { order_id: order.id, number: order.number }
  await notifyAll(work, await staffWith(tx, 'EditOrders'), { code: 'other_booster_asked', params })
}

/** The customer goes on with the booster: a held order is no longer held, and an open request is withdrawn. */
export async function keepBooster(work: Work, caller: Caller, orderId: string): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'customer') throw new AppError('order_state_changed')
  refuseInDispute('keep_booster', actor, order)
  const held = ((await findSilence(tx, orderId))?.held_at ?? null) !== null
  const withdrawn = await closeReplacement(tx, orderId, 'withdrawn', now)
  if (!held && !withdrawn) throw new AppError('order_state_changed')
  if (held) {
    const hold_at = silenceEnd('silence', now, await findPlayHours(tx, orderId))
    await setSilence(tx, orderId, { held_at: null, hold_at })
  }
  await recordDeed(work, order, { action: 'keep_booster', actor, actorId: caller.id })
}

/** Staff decline a request for another booster, with a reason that customer and booster read. */
export async function declineOtherBooster(
  work: Work,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (actor !== 'admin' || !(await closeReplacement(work.tx, orderId, 'declined', work.now)))
    throw new AppError('order_state_changed')
  await recordDeed(work, order, { action: 'decline_other_booster', actor, actorId: caller.id, reason })
}
