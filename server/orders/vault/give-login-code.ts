import { loginCodeOf } from '#core/orders/vault.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { putCode } from './code-store.ts'
import { recordCredentials } from './credential-store.ts'

/** The customer hands over the code that the booster asked for; it is sealed, and the first one counts. */
export async function giveLoginCode(
  services: Services,
  caller: Caller,
  orderId: string,
  typed: string,
): Promise<void> {
  const code = loginCodeOf(typed)
  if (!code) throw new AppError('bad_params', [{ field: 'code', code: 'bad_params' }])
  await transaction(services, async (work) => {
    const { tx, now } = work
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    if (actor !== 'customer' || !order.booster_id) throw new AppError('order_state_changed')
    if (!(await putCode(tx, orderId, seal(services.config.vaultKeys, orderId, code), now)))
      throw new AppError('login_code_not_found')
    await recordCredentials(tx, orderId, 'code_given', caller.id, now)
    await recordDeed(work, order, { action: 'give_code', actor, actorId: caller.id })
    const params = { order_id: orderId, number: order.number }
    await notify(work, { userId: order.booster_id, code: 'login_code_given', params })
  })
}
