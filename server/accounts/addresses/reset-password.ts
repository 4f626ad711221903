import type { z } from 'zod'
import type { resetPassword as endpoint } from '#contract/access.ts'
import { clearFailures } from '#server/platform/limits/failure-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { type Account, setPasswordHash } from '#server/platform/users/user-store.ts'
import { refuseCommonPassword } from '../auth/common-passwords.ts'
import { hashPassword } from '../auth/passwords.ts'
import { readLink } from '../links/read-link.ts'
import { spendLink } from '../links/spend-link.ts'
import { proveAddress } from '../proofs/prove-address.ts'
import { afterNewPassword } from './after-new-password.ts'

/**
 * Sets a new password for the owner of the mailbox. Every session ends, whoever had it; if nobody had proven the address
 * before, all that a stranger could have set up dies too (trust S8, S9).
 */
export async function resetPassword(
  services: Services,
  { token, password }: z.output<typeof endpoint.body>,
): Promise<Account & { email: string }> {
  // A made-up link costs no hash.
  await readLink(services, token)
  await refuseCommonPassword(password)
  const password_hash = await hashPassword(password)
  return transaction(services, async (work) => {
    const { account } = await spendLink(work, token, 'reset_password')
    await proveAddress(work, account.id)
    await setPasswordHash(work.tx, account.id, password_hash)
    await endSessionsOf(work, account.id)
    await clearFailures(work.tx, [`account:${account.email}`])
    await afterNewPassword(work, { ...account, verified_at: account.verified_at ?? work.now })
    return { id: account.id, email: account.email, password_hash }
  })
}
