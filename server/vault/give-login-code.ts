import { loginCodeOf } from '#core/vault.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { notify } from '../notifications/notify.ts'
import { lockOrderFor } from '../orders/kernel/lock-order.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { putCode } from './code-store.ts'
import { recordCredentials } from './credential-store.ts'
import { seal } from './seal.ts'

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
