import type { z } from 'zod'
import type { storeCredentials as call } from '#contract/vault.ts'
import { needsAccount } from '#core/orders/kinds.ts'
import { canChangeCredentials } from '#core/orders/visibility.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { advanceOrder } from '../orders/kernel/advance-order.ts'
import { lockOrderFor } from '../orders/kernel/lock-order.ts'
import { partiesOf } from '../orders/kernel/order-row.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { findCredentials, putCredentials, recordCredentials } from './credential-store.ts'
import { seal } from './seal.ts'

/** The customer stores the account's login, or replaces it; the first one starts the search for a booster. */
export async function storeCredentials(
  services: Services,
  caller: Caller,
  orderId: string,
  { login, password, in_game_name }: z.output<typeof call.body>,
): Promise<void> {
  await transaction(services, async (work) => {
    const { order } = await lockOrderFor(work.tx, caller, orderId)
    const changeable = canChangeCredentials(caller, partiesOf(order))
    if (!changeable || order.status === 'not_paid' || !needsAccount(order.config))
      throw new AppError('order_state_changed')
    const replaced = (await findCredentials(work.tx, orderId)) !== undefined
    await putCredentials(
      work.tx,
      orderId,
      seal(services.config.vaultKeys, orderId, JSON.stringify({ login, password })),
      work.now,
    )
    await recordCredentials(work.tx, orderId, replaced ? 'replaced' : 'stored', caller.id, work.now)
    const by = { actor: 'customer', actorId: caller.id, set: { in_game_name } } as const
    if (order.status === 'waiting_for_account')
      await advanceOrder(work, order, { action: 'store_credentials', ...by })
    else await recordDeed(work, order, { action: 'replace_credentials', ...by })
  })
}
