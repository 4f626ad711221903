import { violatedConstraint } from '#server/platform/db/pg-errors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import { lockAccount, makeCustomer } from '#server/platform/users/user-store.ts'
import { deleteLinksOf } from '../links/link-store.ts'
import { mailProof } from '../links/mail-links.ts'
import { joinGuests } from './join-guests.ts'

type Own = { username: string; passwordHash: string | null }

/**
 * A guest becomes a customer by a password or a connected sign-in, and keeps orders, chat, balance and session. With a
 * proven address, their other guest orders join at once; otherwise a letter asks for the proof.
 */
export async function becomeCustomer(work: Work, guestId: string, { username, passwordHash }: Own) {
  const { tx } = work
  const made = await makeCustomer(tx, guestId, { username, password_hash: passwordHash }).catch((error) => {
    throw takenRefusal(error) ?? error
  })
  if (!made) throw new AppError('already_customer')
  work.after(() => forgetSessions(work.services))
  await deleteLinksOf(tx, guestId)
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
