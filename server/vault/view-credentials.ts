import { z } from 'zod'
import { canSeeCredentials } from '#core/orders/visibility.ts'
import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { announceChange } from '../orders/announce-change.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import { partiesOf } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { findCredentials, recordCredentials } from './credential-store.ts'
import { unseal } from './seal.ts'

const content = z.strictObject({ login: z.string(), password: z.string() })

/** Opens the vault for who may; the view is on record before anything is shown. */
export async function viewCredentials(services: Services, caller: Caller, orderId: string) {
  const { box, inGameName } = await transaction(services.db, async (tx, afterCommit) => {
    const { order } = await lockOrderFor(tx, caller, orderId)
    const found = await findCredentials(tx, orderId)
    if (!found) throw new AppError('order_credentials_not_found')
    if (!canSeeCredentials(caller, partiesOf(order))) throw new AppError('forbidden')
    await recordCredentials(tx, orderId, 'viewed', caller.id, services.now())
    announceChange(services, afterCommit, order)
    return { box: found, inGameName: order.in_game_name ?? '' }
  })
  const opened = content.parse(JSON.parse(unseal(services.config.vaultKeys, orderId, box)))
  return { ...opened, in_game_name: inGameName }
}
