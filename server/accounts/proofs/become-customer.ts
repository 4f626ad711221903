import { violatedConstraint } from '#server/platform/db/pg-errors.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { requireMailedSession } from '#server/platform/http/require-fresh-proof.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { findAccess, lockAccount, makeCustomer } from '#server/platform/users/user-store.ts'
import { deleteLinksOf } from '../links/link-store.ts'
import { mailProof } from '../links/mail-links.ts'
import { joinGuests } from './join-guests.ts'

type Own = { username: string; passwordHash: string | null }
type Guest = { id: string; sessionId: string }

/** Refuses a guest whose mailbox is proven, but not by this session; asked before a trip to a provider as well. */
export async function requireOwnMailbox(db: Db, { id, sessionId }: Guest): Promise<void> {
  const { kind, verified_at } = await findAccess(db, id)
  if (kind === 'guest' && verified_at) await requireMailedSession(db, sessionId)
}

/**
 * A guest becomes a customer by a password or a connected sign-in, and keeps orders, chat, balance and session. With a
 * proven address, their other guest orders join at once; otherwise a letter asks for the proof. Once the address is proven,
 * only a session that a mailed link has opened can do it: others may belong to someone who mistyped the address.
 */
export async function becomeCustomer(work: Work, guest: Guest, { username, passwordHash }: Own) {
  const { tx } = work
  const { id: guestId, sessionId } = guest
  await lockAccount(tx, guestId)
  await requireOwnMailbox(tx, guest)
  const made = await makeCustomer(tx, guestId, { username, password_hash: passwordHash }).catch((error) => {
    throw takenRefusal(error) ?? error
  })
  if (!made) throw new AppError('already_customer')
  work.after(() => forgetSessions(work.services))
  await deleteLinksOf(tx, guestId)
  // As a new password does: what was open before may belong to someone who mistyped the address.
  await endSessionsOf(work, guestId, sessionId)
  const account = await lockAccount(tx, guestId)
  if (!account) throw new AppError('user_not_found')
  if (account.verified_at) await joinGuests(work, guestId, account.email)
  else await mailProof(work, account)
  return account
}

/** The index decides, and names what was taken. */
export function takenRefusal(error: unknown): AppError | null {
  const index = violatedConstraint(error)
  if (index === 'users_email') return taken('email')
  return index === 'users_username' ? taken('username') : null
}

export function taken(field: 'email' | 'username'): AppError {
  const code = `${field}_already_exists` as const
  return new AppError(code, [{ field, code }])
}
