import type { z } from 'zod'
import type { inviteStaff as call } from '#contract/invitations.ts'
import { linkPauseMs } from '#core/base/links.ts'
import { canInvite } from '#core/people/invitations.ts'
import type { StaffPermission } from '#core/people/permissions.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findAccountByEmail, findReader, lockAccounts } from '#server/platform/users/user-store.ts'
import { deleteInvitation, lockInvitationById, lockInvitationOf } from './invitation-store.ts'
import { invite } from './invite.ts'
import { mailInvitation } from './mail-invitation.ts'

/** Invites someone to work here: only who can give these permissions can invite with them (decision 61). */
export async function inviteStaff(
  work: Work,
  caller: Caller,
  { email, permissions }: z.output<typeof call.body>,
): Promise<void> {
  await requireGiver(work, caller, permissions)
  const earlier = await lockInvitationOf(work.tx, email)
  // Whoever can't give what an earlier invitation gives can't end it either.
  if (earlier) await requireGiver(work, caller, earlier.permissions)
  if (earlier) refuseSoon(work, earlier)
  await send(work, caller, email, permissions)
}

/** A new link for an invitation; the colleague who renews it answers for it from now on. */
export async function renewInvitation(work: Work, caller: Caller, id: string): Promise<void> {
  const invitation = await lockOpen(work, caller, id)
  refuseSoon(work, invitation)
  await send(work, caller, invitation.email, invitation.permissions)
}

export async function revokeInvitation(work: Work, caller: Caller, id: string): Promise<void> {
  const { permissions } = await lockOpen(work, caller, id)
  await deleteInvitation(work.tx, id)
  const deed = {
    operation: 'revoke invitation' as const,
    subject: `invitation ${id}`,
    detail: { permissions },
  }
  await recordAudit(work.tx, { actorId: caller.id, ...deed }, work.now)
}

async function lockOpen(work: Work, caller: Caller, id: string) {
  const invitation = await lockInvitationById(work.tx, id)
  if (!invitation || invitation.expires_at <= work.now) throw new AppError('invitation_not_found')
  await requireGiver(work, caller, invitation.permissions)
  return invitation
}

/** What the caller's session remembers may have been taken from them a moment ago. */
async function requireGiver({ tx }: Work, caller: Caller, permissions: readonly StaffPermission[]) {
  const [actor] = await lockAccounts(tx, [caller.id])
  if (!actor || actor.banned_at || !canInvite(actor, permissions)) throw new AppError('access_denied')
}

/** One address gets no second mail within a few minutes, whoever asks. */
function refuseSoon({ now }: Work, { invited_at }: { invited_at: Date }): void {
  if (now.getTime() - invited_at.getTime() < linkPauseMs) throw new AppError('invitation_sent_already')
}

/** Someone who has an account is written to in their language, everyone else in the colleague's. */
async function send(work: Work, caller: Caller, email: string, permissions: readonly StaffPermission[]) {
  const account = await findAccountByEmail(work.tx, email)
  if (account?.id === caller.id) throw new AppError('access_denied')
  if (account?.banned_at) throw new AppError('account_banned')
  const { locale } = await findReader(work.tx, account?.id ?? caller.id)
  const link = await invite(work, { email, permissions, invitedBy: caller.id })
  await mailInvitation(work, { email, locale, permissions, ...link })
}
