import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { unseal } from '#server/platform/sealing/seal.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { takeCode } from './code-store.ts'
import { recordCredentials } from './credential-store.ts'

/** The booster opens the login code, once: it leaves the table in the transaction that records the view. */
export async function viewLoginCode(services: Services, caller: Caller, orderId: string): Promise<string> {
  const box = await transaction(services, async (work) => {
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    if (actor !== 'booster' || order.status !== 'boosting') throw new AppError('order_state_changed')
    const taken = await takeCode(work.tx, orderId, work.now)
    if (!taken) throw new AppError('login_code_not_found')
    await recordCredentials(work.tx, orderId, 'code_viewed', caller.id, work.now)
    await recordDeed(work, order, { action: 'view_code', actor, actorId: caller.id })
    return taken
  })
  return unseal(services.config.vaultKeys, orderId, box)
}
