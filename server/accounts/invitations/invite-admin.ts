import { staffPermissions } from '#core/people/permissions.ts'
import { href } from '#i18n/href.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { findAccountByEmail, findReader } from '#server/platform/users/user-store.ts'
import { invite } from './invite.ts'
import { mailInvitation } from './mail-invitation.ts'

/**
 * Invites an address to everything that staff can do, by the right of whoever runs the server. Returns the link if it was
 * not mailed; an account that the address has is taken back by it.
 */
export async function inviteAdmin(
  services: Services,
  { email, print }: { email: string; print: boolean },
): Promise<string | null> {
  const { config } = services
  return transaction(services, async (work) => {
    const account = await findAccountByEmail(work.tx, email)
    if (account?.banned_at) throw new Error(`${email} is banned. Lift the ban, or invite another address.`)
    const locale = account ? (await findReader(work.tx, account.id)).locale : 'en'
    const { token, until } = await invite(work, { email, permissions: staffPermissions, invitedBy: null })
    if (print || !config.smtpUrl) return config.publicUrl + href('/invitation/:token', locale, { token })
    await mailInvitation(work, { email, locale, permissions: staffPermissions, token, until })
    return null
  })
}
