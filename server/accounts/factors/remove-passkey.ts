import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countWaysIn } from '#server/platform/users/ways-in-store.ts'
import { endWithoutFactors } from './end-without-factors.ts'
import { deletePasskey, lockPerson } from './passkey-store.ts'
import { tellOwner } from './tell-owner.ts'

/** Removes a passkey, unless it is the only way to sign in. */
export async function removePasskey(work: Work, caller: Caller, passkeyId: string): Promise<void> {
  await lockPerson(work.tx, caller.id)
  const name = await deletePasskey(work.tx, caller.id, passkeyId)
  if (name === undefined) throw new AppError('passkey_not_found')
  if ((await countWaysIn(work.tx, caller.id)) === 0) throw new AppError('last_way_in')
  await endWithoutFactors(work, caller.id)
  await tellOwner(work, caller.id, 'passkey_removed', {})
}
