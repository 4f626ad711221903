import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { withdraw } from './entry-store.ts'
import { countOut, lockOpen } from './raffle-store.ts'
import { requirePublic } from './read-raffles.ts'

/** Withdraws a person's ticket before the close. Its number stays a gap: nobody gets it again. */
export async function withdrawEntry(work: Work, caller: Caller, slug: string): Promise<void> {
  const { id } = await requirePublic({ db: work.tx }, slug)
  if (!(await lockOpen(work, id))) throw new AppError('raffle_not_open')
  if (!(await withdraw(work, id, caller.id))) throw new AppError('raffle_not_entered')
  await countOut(work.tx, id)
}
