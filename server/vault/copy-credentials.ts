import { canSeeCredentials } from '#core/orders/visibility.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { lockOrderFor } from '../orders/kernel/lock-order.ts'
import { partiesOf } from '../orders/kernel/order-row.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { findCredentials, recordCredentials } from './credential-store.ts'

/** Records that an opened login was copied; only someone who can open it can have copied it. */
export async function copyCredentials(services: Services, caller: Caller, orderId: string): Promise<void> {
  await transaction(services, async (work) => {
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    if (!(await findCredentials(work.tx, orderId))) throw new AppError('order_credentials_not_found')
    if (!canSeeCredentials(caller, partiesOf(order))) throw new AppError('forbidden')
    await recordCredentials(work.tx, orderId, 'copied', caller.id, work.now)
    // For the order it counts as a view: the new version says that the record has grown.
    await recordDeed(work, order, { action: 'view_credentials', actor, actorId: caller.id })
  })
}
