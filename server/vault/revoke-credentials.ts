import { canChangeCredentials } from '#core/orders/visibility.ts'
import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { announceChange } from '../orders/announce-change.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import { partiesOf } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { deleteCredentials, recordCredentials } from './credential-store.ts'

/** The customer takes the login back, at any time. */
export async function revokeCredentials(services: Services, caller: Caller, orderId: string): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order } = await lockOrderFor(tx, caller, orderId)
    // Whoever may not change it is told no more than that there is nothing for them.
    if (!canChangeCredentials(caller, partiesOf(order)) || !(await deleteCredentials(tx, orderId)))
      throw new AppError('order_credentials_not_found')
    await recordCredentials(tx, orderId, 'revoked', caller.id, services.now())
    announceChange(services, afterCommit, order)
  })
}
