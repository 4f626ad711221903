import { z } from 'zod'
import { canSeeCredentials } from '#core/orders/visibility.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { lockOrderFor } from '../orders/kernel/lock-order.ts'
import { partiesOf } from '../orders/kernel/order-row.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { findCredentials, recordCredentials } from './credential-store.ts'
import { unseal } from './seal.ts'

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
