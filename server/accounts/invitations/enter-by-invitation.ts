import type { z } from 'zod'
import type {
  recoverByInvitation as recover,
  registerByInvitation as register,
} from '#contract/invitations.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { clearFailures } from '#server/platform/limits/failure-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { refuseReservedName } from '#server/platform/users/reserved-name.ts'
import {
  findAccountByEmail,
  insertCustomer,
  lockAccount,
  setPasswordHash,
} from '#server/platform/users/user-store.ts'
import { afterNewPassword } from '../addresses/after-new-password.ts'
import { refuseCommonPassword } from '../auth/common-passwords.ts'
import { hashPassword } from '../auth/passwords.ts'
import { recordChange } from '../people/record-change.ts'
import { takenRefusal } from '../proofs/become-customer.ts'
import { confirmAddress } from '../proofs/prove-address.ts'
import { lockInvitation } from './invitation-store.ts'
import { readInvitation } from './read-invitation.ts'

/**
 * Creates the account of an invited address, whose mailbox the link proves. The invitation stays open until it is accepted,
 * so a second factor can come between.
 */
export async function registerByInvitation(
  services: Services,
  { token, username, password }: z.output<typeof register.body>,
): Promise<{ id: string; email: string }> {
  // A made-up link costs no hash.
  await readInvitation(services, token)
  refuseReservedName(username, services.config.siteName)
  const password_hash = await hashOf(password)
  const made = transaction(services, async (work) => {
    const { email } = await lock(work, token)
    const id = await insertCustomer(work.tx, { email, username, password_hash, created_at: work.now })
    await confirmAddress(work, id)
    return { id, email }
  })
  return made.catch((error) => {
    throw takenRefusal(error) ?? error
  })
}

/**
 * Gives the account of an address back to whoever runs the server: every way in that it has and every session ends, whoever
 * set them up. A colleague's invitation can't do this, or one colleague could take over another.
 */
export async function recoverByInvitation(
  services: Services,
  { token, password }: z.output<typeof recover.body>,
): Promise<{ id: string; email: string }> {
  await readInvitation(services, token)
  const password_hash = await hashOf(password)
  return transaction(services, async (work) => {
    const { email, invited_by } = await lock(work, token)
    const known = await findAccountByEmail(work.tx, email)
    const account = known && (await lockAccount(work.tx, known.id))
    if (!account || invited_by !== null) throw new AppError('link_not_valid')
    if (account.banned_at) throw new AppError('account_banned')
    for (const shut of services.accountFollowers.shut) await shut(work, account.id)
    await endSessionsOf(work, account.id)
    await confirmAddress(work, account.id)
    if (password_hash) await setPasswordHash(work.tx, account.id, password_hash)
    await clearFailures(work.tx, [`account:${email}`])
    await recordChange(work, {
      actorId: null,
      userId: account.id,
      operation: 'recover account',
      detail: {},
      booster: false,
    })
    await afterNewPassword(work, { ...account, verified_at: account.verified_at ?? work.now })
    return { id: account.id, email }
  })
}

async function lock({ tx, now }: Work, token: string) {
  const invitation = await lockInvitation(tx, tokenHash(token), now)
  if (!invitation) throw new AppError('link_not_valid')
  return invitation
}

async function hashOf(password: string | undefined): Promise<string | null> {
  if (password === undefined) return null
  await refuseCommonPassword(password)
  return hashPassword(password)
}
