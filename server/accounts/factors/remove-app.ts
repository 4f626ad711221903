import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deleteApp } from './app-store.ts'
import { endWithoutFactors } from './end-without-factors.ts'
import { lockPerson } from './passkey-store.ts'
import { tellOwner } from './tell-owner.ts'

export async function removeApp(work: Work, caller: Caller): Promise<void> {
  await lockPerson(work.tx, caller.id)
  if (!(await deleteApp(work.tx, caller.id))) throw new AppError('app_not_set_up')
  await endWithoutFactors(work, caller.id)
  await tellOwner(work, caller.id, 'app_removed', {})
}
