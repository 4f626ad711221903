import type { z } from 'zod'
import type { setPlayHours as call } from '#contract/order-silence.ts'
import { canSetHours } from '#core/orders/play-hours.ts'
import { expectsBooster } from '#core/orders/silence.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { expecting } from './expecting.ts'
import { putPlayHours } from './play-hours-store.ts'
import { findSilence, startSilence } from './silence-store.ts'

/**
 * A customer sets when the booster can play on their account. Each change starts the clock of the booster's silence
 * anew, so that nobody makes a booster silent for hours in which they couldn't play.
 */
export async function setPlayHours(
  work: Work,
  caller: Caller,
  orderId: string,
  { slots, time_zone: zone }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'customer' || !canSetHours(order)) throw new AppError('order_state_changed')
  await putPlayHours(tx, orderId, { slots, zone }, now)
  await recordDeed(work, order, { action: 'set_hours', actor, actorId: caller.id })
  const silence = await findSilence(tx, orderId)
  // An order that is held because of a silence stays held until the booster or the customer decides.
  if (silence && silence.held_at === null && expectsBooster(expecting(order)))
    await startSilence(tx, orderId, now)
}
