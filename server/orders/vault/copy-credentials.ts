import { canSeeCredentials } from '#core/orders/visibility.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
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
