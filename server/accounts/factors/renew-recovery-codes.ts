import { hasSecondFactor } from '#core/people/factors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findFactors } from '#server/platform/sessions/proof-store.ts'
import { lockPerson } from './passkey-store.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellOwner } from './tell-owner.ts'

/** New recovery codes; all earlier ones no longer work. */
export function renewRecoveryCodes(services: Services, caller: Caller): Promise<string[]> {
  return transaction(services, async (work) => {
    await lockPerson(work.tx, caller.id)
    const { factors } = await findFactors(work.tx, caller.id)
    if (!hasSecondFactor(factors)) throw new AppError('no_second_factor')
    await tellOwner(work, caller.id, 'new_recovery_codes', {})
    return makeRecoveryCodes(work, caller.id)
  })
}
