import { balanceGivenUp } from '#core/money/ledger.ts'
import { erasureRefusal } from '#core/people/erasure.ts'
import { moneyStanding } from '#server/money/ledger/money-standing.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findPerson } from '#server/platform/users/user-store.ts'
import { accountStanding } from './account-standing.ts'
import { personOf } from './pack-archive.ts'
import { eraseRows } from './personal-data-store.ts'
import { removeErasedPictures } from './remove-erased-pictures.ts'

/** Erases the caller’s account for good, and writes to them that it is done (trust W8). */
export async function eraseAccount(
  services: Services,
  caller: Caller,
  { email }: { email: string },
): Promise<void> {
  await transaction(services, async (work) => {
    const owner = await findPerson(work.tx, caller.id, { lock: true })
    if (!owner) throw new AppError('unauthorized')
    if (owner.email !== email)
      throw new AppError('confirmation_wrong', [{ field: 'email', code: 'confirmation_wrong' }])
    const refusal = erasureRefusal(await accountStanding(work.tx, owner))
    if (refusal) throw new AppError(refusal)
    await erase(work, owner)
    // Its row is the last trace of the address; it is deleted once it is sent.
    await writeLetter(work, 'account_deleted', readerOf(owner), {}, { ref: `${farewell}${owner.id}` })
  })
}

/** The start of the refs of letters that are deleted as soon as they are sent. */
export const farewell = 'account_deleted:'

type Owner = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Erases a locked account; its sessions, sockets and pictures end after the commit. */
export async function erase(work: Work, owner: Owner): Promise<void> {
  const { services, tx } = work
  const { given } = await moneyStanding(tx, owner.id)
  if (given > 0) await postEntry(tx, balanceGivenUp({ personId: owner.id, amount: given }), work.now)
  await eraseRows(tx, personOf(owner))
  if (owner.permissions.includes('Booster')) await raiseTag(work, 'boosters')
  work.after(() => {
    forgetSessions(services)
    services.realtime.endUser(owner.id)
    services.log.info({ event: 'account erased', userId: owner.id }, 'an account was erased')
    removeErasedPictures(services).catch((error) =>
      services.log.warn({ err: error }, 'pictures of an erased account wait for the job'),
    )
  })
}
