import type { z } from 'zod'
import type { storeCredentials as call } from '#contract/vault.ts'
import { needsAccount } from '#core/orders/kinds.ts'
import { canChangeCredentials } from '#core/orders/visibility.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findCredentials, putCredentials, recordCredentials } from './credential-store.ts'

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
