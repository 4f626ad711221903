import type { z } from 'zod'
import type { storeCredentials as call } from '#contract/vault.ts'
import { needsCredentials } from '#core/orders/order-config.ts'
import { canChangeCredentials } from '#core/orders/visibility.ts'
import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { alertBoosters } from '../orders/alert-boosters.ts'
import { announceChange } from '../orders/announce-change.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import { partiesOf } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { findCredentials, putCredentials, recordCredentials } from './credential-store.ts'
import { seal } from './seal.ts'

/** The customer hands the account's login over, or replaces it; with the first one the search begins. */
export async function storeCredentials(
  services: Services,
  caller: Caller,
  orderId: string,
  { login, password, in_game_name }: z.output<typeof call.body>,
): Promise<void> {
  const now = services.now()
  await transaction(services.db, async (tx, afterCommit) => {
    const { order } = await lockOrderFor(tx, caller, orderId)
    const changeable = canChangeCredentials(caller, partiesOf(order))
    if (!changeable || order.status === 'not_paid' || !needsCredentials(order.config))
      throw new AppError('order_state_changed')
    const replaced = (await findCredentials(tx, orderId)) !== undefined
    await putCredentials(
      tx,
      orderId,
      seal(services.config.vaultKeys, orderId, JSON.stringify({ login, password })),
      now,
    )
    await recordCredentials(tx, orderId, replaced ? 'replaced' : 'stored', caller.id, now)
    if (order.status === 'waiting_for_account') {
      const waiting = await advanceOrder(services, tx, afterCommit, {
        orderId,
        action: 'store_credentials',
        actor: 'customer',
        actorId: caller.id,
        set: { in_game_name },
        locked: order,
      })
      await alertBoosters(services, tx, afterCommit, waiting)
    } else {
      await tx.updateTable('orders').set({ in_game_name }).where('id', '=', orderId).execute()
      announceChange(services, afterCommit, order)
    }
  })
}
