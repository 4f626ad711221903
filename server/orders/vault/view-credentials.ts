import { z } from 'zod'
import { canSeeCredentials } from '#core/orders/visibility.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { unseal } from '#server/platform/sealing/seal.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findCredentials, recordCredentials } from './credential-store.ts'

const content = z.strictObject({ login: z.string(), password: z.string() })

/** Opens the vault for someone who can see it; the view is recorded before anything is shown. */
export async function viewCredentials(services: Services, caller: Caller, orderId: string) {
  const { box, inGameName } = await transaction(services, async (work) => {
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    const found = await findCredentials(work.tx, orderId)
    if (!found) throw new AppError('order_credentials_not_found')
    if (!canSeeCredentials(caller, partiesOf(order))) throw new AppError('forbidden')
    await recordCredentials(work.tx, orderId, 'viewed', caller.id, services.now())
    await recordDeed(work, order, { action: 'view_credentials', actor, actorId: caller.id })
    return { box: found, inGameName: order.in_game_name ?? '' }
  })
  const opened = content.parse(JSON.parse(unseal(services.config.vaultKeys, orderId, box)))
  return { ...opened, in_game_name: inGameName }
}
