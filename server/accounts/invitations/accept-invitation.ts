import { canInvite } from '#core/people/invitations.ts'
import { permissions } from '#core/people/permissions.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import {
  findReader,
  lockAccounts,
  nameOf,
  setPermissions,
  staffWith,
} from '#server/platform/users/user-store.ts'
import { countWaysIn } from '#server/platform/users/ways-in-store.ts'
import { recordChange } from '../people/record-change.ts'
import { tellRights } from '../people/tell-rights.ts'
import { confirmAddress } from '../proofs/prove-address.ts'
import { deleteInvitation, type Invitation, lockInvitation } from './invitation-store.ts'

/**
 * Gives the invited person their permissions. It takes the link and a session of the account with that address, because a
 * stranger may have registered with it (decision 26); and where staff need a second factor, a session that one has
 * confirmed, so that nothing opens before.
 */
export async function acceptInvitation(work: Work, caller: Caller, token: string): Promise<void> {
  const { tx, now, services } = work
  if (caller.kind === 'guest') throw new AppError('account_needed')
  const invitation = await lockInvitation(tx, tokenHash(token), now)
  if (!invitation) throw new AppError('link_not_valid')
  const person = await lockInvited(work, caller, invitation)
  if (services.config.staffSecondFactor && !caller.secondFactor) throw new AppError('second_factor_required')
  // They chose a passkey and it was not created: without it, this session would be their last.
  if ((await countWaysIn(tx, person.id)) === 0) throw new AppError('second_factor_required')
  await confirmAddress(work, person.id)
  await deleteInvitation(tx, invitation.id)
  const gained = invitation.permissions.filter((each) => !person.permissions.includes(each))
  const held = permissions.filter((each) => [...person.permissions, ...gained].includes(each))
  await setPermissions(tx, person.id, held)
  await recordChange(work, {
    actorId: person.id,
    userId: person.id,
    operation: 'accept invitation',
    booster: false,
    detail: { invitation: invitation.id, invited_by: invitation.invited_by, gained },
  })
  if (gained.length === 0) return
  await tellRights(work, person.id, held)
  const colleagues = (await staffWith(tx, 'FullAccess')).filter((id) => id !== person.id)
  await notifyAll(work, colleagues, {
    code: 'staff_joined',
    params: { username: await nameOf(tx, person.id) },
  })
}

/** The caller, locked, if the invitation is theirs and whoever made it can still make it. */
async function lockInvited(
  { tx }: Work,
  caller: Caller,
  { email, invited_by, permissions: wanted }: Invitation,
) {
  const accounts = await lockAccounts(tx, [caller.id, ...(invited_by ? [invited_by] : [])])
  const person = accounts.find(({ id }) => id === caller.id)
  const inviter = accounts.find(({ id }) => id === invited_by)
  const stillGiven = invited_by === null || (inviter && !inviter.banned_at && canInvite(inviter, wanted))
  if (!person || person.banned_at || !stillGiven) throw new AppError('link_not_valid')
  if ((await findReader(tx, person.id)).email !== email) throw new AppError('link_not_valid')
  return person
}
