import { pokeAt } from '#core/orders/silence.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { refuseInDispute } from '#server/kernel/refuse-in-dispute.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findPlayHours } from './play-hours-store.ts'
import { findSilence, setSilence } from './silence-store.ts'

/** The customer reminds a silent booster; the order's lock lets one of several pokes at once through. */
export async function pokeBooster(work: Work, caller: Caller, orderId: string): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'customer') throw new AppError('order_state_changed')
  refuseInDispute('poke', actor, order)
  const silence = await findSilence(tx, orderId)
  if (!silence) throw new AppError('order_state_changed')
  const hours = await findPlayHours(tx, orderId)
  if (pokeAt({ activeAt: silence.active_at, pokedAt: silence.poked_at, hours }) > now)
    throw new AppError('poke_too_early')
  await setSilence(tx, orderId, { poked_at: now })
  await recordDeed(work, order, { action: 'poke', actor, actorId: caller.id })
}
