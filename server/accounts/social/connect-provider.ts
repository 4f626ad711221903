import { providerName } from '#core/people/sign-in-providers.ts'
import { violatedConstraint } from '#server/platform/db/pg-errors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { tellOwner } from '../factors/tell-owner.ts'
import { becomeCustomer } from '../proofs/become-customer.ts'
import type { Finished } from './finish-trip.ts'
import { freeName } from './free-name.ts'
import { findIdentityOwner, insertIdentity } from './identity-store.ts'

/**
 * Connects the identity that came back to the account that asked for it. A guest becomes a customer and keeps everything
 * of theirs. An identity of another account stays where it is.
 */
export async function connectProvider(services: Services, caller: Caller, finished: Finished): Promise<void> {
  try {
    await transaction(services, (work) => connect(work, caller, finished))
  } catch (error) {
    const index = violatedConstraint(error)
    if (index === 'users_email') throw new AppError('address_has_account')
    if (index?.startsWith('identities_')) throw new AppError('identity_taken')
    throw error
  }
}

async function connect(work: Work, caller: Caller, { trip, profile }: Finished): Promise<void> {
  const userId = caller.id
  const { tx, now } = work
  const { subject, name } = profile
  const account = await lockAccount(tx, userId)
  if (!account) throw new AppError('user_not_found')
  const owner = await findIdentityOwner(tx, trip.provider, subject)
  if (owner?.id === userId) return
  if (owner) throw new AppError('identity_taken')
  if (account.kind === 'guest')
    await becomeCustomer(work, caller, { username: await freeName(work, name), passwordHash: null })
  const identity = { provider: trip.provider, subject, user_id: userId, name: name.slice(0, 100) }
  await insertIdentity(tx, { ...identity, created_at: now })
  await tellOwner(work, userId, 'provider_connected', { provider: providerName[trip.provider] })
}
