import type { InvitationStep } from '#core/people/invitations.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { findAccountByEmail, nameOf } from '#server/platform/users/user-store.ts'
import { findInvitation } from './invitation-store.ts'

/** What an invitation gives, and what its reader does first; reading it uses nothing up. */
export async function readInvitation({ db, config, now }: Services, token: string) {
  const invitation = await findInvitation(db, tokenHash(token), now())
  if (!invitation) throw new AppError('link_not_valid')
  const { email, permissions, invited_by } = invitation
  const account = await findAccountByEmail(db, email)
  if (account?.banned_at) throw new AppError('account_banned')
  const step: InvitationStep = account ? (invited_by === null ? 'recover' : 'sign_in') : 'register'
  return {
    email,
    permissions,
    step,
    invited_by: invited_by && (await nameOf(db, invited_by)),
    second_factor: config.staffSecondFactor,
  }
}
