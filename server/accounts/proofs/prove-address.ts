import type { Work } from '#server/platform/ports/work.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { markVerified } from '#server/platform/users/user-store.ts'
import { joinGuests } from './join-guests.ts'

/**
 * The owner of a mailbox gets into its account by a way of their own: a mailed link, or a provider that has proven the
 * address. If nobody had proven it before, anybody may have opened the account in their name, so everything that this
 * person set up dies first: the password, every session, connected sign-ins, links (trust S8). Orders that guests placed
 * with the address join the account. Call it before the new session starts; false if the address was proven before.
 */
export async function proveAddress(work: Work, userId: string): Promise<boolean> {
  const email = await markVerified(work.tx, userId, work.now)
  if (email === undefined) return false
  for (const shut of work.services.accountFollowers.shut) await shut(work, userId)
  await endSessionsOf(work, userId)
  await joinGuests(work, userId, email)
  return true
}

/**
 * The person who is signed in to the account also has the mailbox: account and address belong together, and everything
 * stays. False if the address was proven before.
 */
export async function confirmAddress(work: Work, userId: string): Promise<boolean> {
  const email = await markVerified(work.tx, userId, work.now)
  if (email === undefined) return false
  await joinGuests(work, userId, email)
  return true
}
