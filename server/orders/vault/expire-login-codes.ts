import { lockOrder } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { deleteCode, findExpired, isCodeAsked, isCodeGiven } from './code-store.ts'
import { recordCredentials } from './credential-store.ts'

const atOnce = 200

/** Deletes requests and codes whose time is over. Returns how many. */
export async function expireLoginCodes(services: Services): Promise<number> {
  const due = await findExpired(services.db, services.now(), atOnce)
  return attemptEach(services, 'expire-login-codes', due, (orderId) => expire(services, orderId))
}

function expire(services: Services, orderId: string): Promise<boolean> {
  return transaction(services, async (work) => {
    const { tx, now } = work
    const order = await lockOrder(tx, orderId)
    // The booster has asked again meanwhile, or the customer was just in time.
    if ((await isCodeAsked(tx, orderId, now)) || (await isCodeGiven(tx, orderId, now))) return false
    if (!(await deleteCode(tx, orderId))) return false
    await recordCredentials(tx, orderId, 'code_expired', null, now)
    await recordDeed(work, order, { action: 'drop_code', actor: 'time', actorId: null })
    return true
  })
}
