import { invitationSpans } from '#core/people/invitations.ts'
import { type StaffPermission, staffPermissions } from '#core/people/permissions.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { newToken, tokenHash } from '#server/platform/sessions/tokens.ts'
import { putInvitation } from './invitation-store.ts'

type Wanted = {
  email: string
  permissions: readonly StaffPermission[]
  /** The colleague who invites; null for the command on the server. */
  invitedBy: string | null
}

/**
 * Makes an invitation and returns its token and its end; the token exists only in the mail or on the server's terminal. A
 * second one of the same address replaces the first.
 */
export async function invite(
  { tx, now }: Work,
  { email, permissions, invitedBy }: Wanted,
): Promise<{ token: string; until: Date }> {
  const token = newToken()
  const span = invitedBy === null ? invitationSpans.server : invitationSpans.colleague
  const until = new Date(now.getTime() + span)
  const given = staffPermissions.filter((each) => permissions.includes(each))
  const id = await putInvitation(tx, {
    email,
    permissions: given,
    token_hash: tokenHash(token),
    invited_by: invitedBy,
    invited_at: now,
    expires_at: until,
  })
  const detail = { permissions: given }
  await recordAudit(
    tx,
    { actorId: invitedBy, operation: 'invite staff', subject: `invitation ${id}`, detail },
    now,
  )
  return { token, until }
}
