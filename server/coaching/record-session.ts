import type { z } from 'zod'
import type { recordSession as call } from '#contract/coaching.ts'
import { isCoaching } from '#core/orders/order-config.ts'
import { type Tx, transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { announceChange } from '../orders/announce-change.ts'
import { finishLocked } from '../orders/finish-order.ts'
import { notifyParties } from '../orders/notify-parties.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { recordEvent } from './record-event.ts'
import { findSession, hoursHeld, saveSession } from './session-store.ts'

/**
 * The coach records hours of a session that has begun, with its notes. Its time is used up: what is left of the
 * order needs another one. The last hours hand the order in.
 */
export async function recordSession(
  services: Services,
  caller: Caller,
  orderId: string,
  { hours, notes }: z.output<typeof call.body>,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, side } = await lockCoachingFor(tx, caller, orderId)
    if (side !== 'booster' || !isCoaching(order.config)) throw new AppError('order_state_changed')
    const { agreed_at } = await findSession(tx, orderId)
    const now = services.now()
    if (!agreed_at || agreed_at > now) throw new AppError('session_not_held')
    const left = order.config.hours - (await hoursHeld(tx, orderId)) - hours
    if (left < 0) throw new AppError('bad_params', [{ field: 'hours', code: 'bad_params' }])
    await tx
      .insertInto('session_notes')
      .values({
        order_id: orderId,
        number: (await lastNumber(tx, orderId)) + 1,
        coach_id: caller.id,
        hours,
        notes,
        held_at: agreed_at,
      })
      .execute()
    await saveSession(tx, { order_id: orderId, agreed_at: null, proposed_at: null, proposed_by: null })
    const event = { at: now, actor: side, actorId: caller.id, action: 'session_held' } as const
    await recordEvent(tx, order, { ...event, reason: null })
    if (left === 0) return finishLocked(services, tx, afterCommit, order, { actor: side, actorId: caller.id })
    announceChange(services, afterCommit, order)
    await notifyParties(services, tx, afterCommit, order, 'session_recorded', caller.id)
  })
}

async function lastNumber(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('session_notes')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.last ?? 0
}
