import { retention } from '#core/people/retention.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { isOpen, isOpenIn } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { confirmWaiting, deleteWaiting, findWaiting, lockWaiting } from './opening-mail-store.ts'

type Answer = { state: 'unconfirmed' | 'confirmed' | 'open'; email: string | null }

/** The oldest request that can still be confirmed. */
export const unconfirmedSince = (now: Date) => new Date(now.getTime() - retention.unconfirmedOpeningMail)

/** What the link of an address can do. Once the shop is open, every link says so. */
export async function readOpeningMail(services: Services, token: string): Promise<Answer> {
  if (await isOpen(services)) return { state: 'open', email: null }
  const found = await findWaiting(services.db, tokenHash(token), unconfirmedSince(services.now()))
  if (!found) throw new AppError('link_not_valid')
  return { state: found.confirmed_at ? 'confirmed' : 'unconfirmed', email: found.email }
}

/** Confirms an address, once; one whose shop has opened meanwhile is deleted, because its reader is there already. */
export function confirmOpeningMail(services: Services, token: string): Promise<Answer> {
  return transaction(services, async (work) => {
    const { tx, now } = work
    const found = await lockWaiting(tx, tokenHash(token), unconfirmedSince(now))
    if (await isOpenIn(work)) {
      if (found && !found.confirmed_at) await deleteWaiting(tx, [found.id])
      return { state: 'open', email: null }
    }
    if (!found) throw new AppError('link_not_valid')
    if (!found.confirmed_at) await confirmWaiting(tx, found.id, now)
    return { state: 'confirmed', email: found.email }
  })
}

export async function removeOpeningMail(work: Work, token: string): Promise<void> {
  const { tx, now } = work
  const found = await lockWaiting(tx, tokenHash(token), unconfirmedSince(now))
  if (!found) throw new AppError('link_not_valid')
  await deleteWaiting(tx, [found.id])
}
