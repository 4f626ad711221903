import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { countWaysIn } from '../users/ways-in-store.ts'
import { transaction } from '../work.ts'
import { endWithoutFactors } from './end-without-factors.ts'
import { deletePasskey, lockPerson } from './passkey-store.ts'
import { tellOwner } from './tell-owner.ts'

/** Removes a passkey, unless it is the only way to sign in. */
export async function removePasskey(services: Services, caller: Caller, passkeyId: string): Promise<void> {
  await transaction(services, async (work) => {
    await lockPerson(work.tx, caller.id)
    const name = await deletePasskey(work.tx, caller.id, passkeyId)
    if (name === undefined) throw new AppError('passkey_not_found')
    if ((await countWaysIn(work.tx, caller.id)) === 0) throw new AppError('last_way_in')
    await endWithoutFactors(work, caller.id)
    await tellOwner(work, caller.id, 'passkey_removed', { name })
  })
}
