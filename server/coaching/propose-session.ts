import { sessionTimeRefusal } from '#core/orders/coaching.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { findSession, saveSession } from './session-store.ts'

/**
 * One side proposes when to meet, replacing any earlier proposal; the agreed time stays until the proposal is
 * accepted.
 */
export async function proposeSession(
  services: Services,
  caller: Caller,
  orderId: string,
  startsAt: string,
): Promise<void> {
  await transaction(services, async (work) => {
    const { order, side } = await lockCoachingFor(work.tx, caller, orderId)
    refuseTime(services, startsAt)
    const { agreed_at } = await findSession(work.tx, orderId)
    if (agreed_at?.getTime() === Date.parse(startsAt)) throw new AppError('order_state_changed')
    await saveSession(work.tx, { order_id: orderId, agreed_at, proposed_at: startsAt, proposed_by: side })
    const reason = new Date(startsAt).toISOString()
    await recordDeed(work, order, { action: 'session_proposed', actor: side, actorId: caller.id, reason })
  })
}

export function refuseTime({ now }: Services, startsAt: string): void {
  const code = sessionTimeRefusal(startsAt, now().toISOString())
  if (code) throw new AppError(code, [{ field: 'starts_at', code }])
}
