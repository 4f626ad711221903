import { changeRefusal } from '#core/people/permissions.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccounts } from '#server/platform/users/user-store.ts'

type LockedAccount = Awaited<ReturnType<typeof lockAccounts>>[number]

/**
 * The person whom a colleague wants to change, locked, and the colleague as they are now: what their session remembers
 * may have been taken from them a moment ago.
 */
export async function lockPerson(
  { tx }: Work,
  caller: Caller,
  userId: string,
): Promise<{ person: LockedAccount; actor: LockedAccount }> {
  const accounts = await lockAccounts(tx, [caller.id, userId])
  const actor = accounts.find(({ id }) => id === caller.id)
  const person = accounts.find(({ id }) => id === userId)
  if (!person) throw new AppError('user_not_found')
  if (!actor || actor.banned_at || !actor.permissions.includes('EditUsers') || changeRefusal(actor, person))
    throw new AppError('access_denied')
  return { person, actor }
}
