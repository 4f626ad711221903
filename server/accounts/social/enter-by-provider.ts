import { email } from '#contract/values.ts'
import { arrivalOf, type SignInProvider } from '#core/people/sign-in-providers.ts'
import type { Locale } from '#i18n/locales.ts'
import { violatedConstraint } from '#server/platform/db/pg-errors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { SocialProfile } from '#server/platform/outside/social-sign-in.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { findAccountByEmail, insertCustomer, lockAccount } from '#server/platform/users/user-store.ts'
import { mailProof } from '../links/mail-links.ts'
import { joinGuests } from '../proofs/join-guests.ts'
import { freeName } from './free-name.ts'
import { findIdentityOwner, insertIdentity } from './identity-store.ts'

type Entrance = { provider: SignInProvider; profile: SocialProfile; locale: Locale }
type Entered = { userId: string; isNew: boolean }

const mostAttempts = 5

/**
 * The account that an identity signs in to, which is created if nobody has the identity or its address. An address
 * that belongs to an account is refused: its owner signs in and connects the provider (trust S4).
 */
export async function enterByProvider(services: Services, entrance: Entrance): Promise<Entered> {
  for (let tries = 1; ; tries++)
    try {
      return await transaction(services, (work) => enter(work, entrance))
    } catch (error) {
      // With two at once the indexes decide; the next attempt sees who was first.
      const collided = ['identities_pkey', 'users_email', 'users_username'].includes(
        violatedConstraint(error) ?? '',
      )
      if (!collided || tries === mostAttempts) throw error
    }
}

async function enter(work: Work, { provider, profile, locale }: Entrance): Promise<Entered> {
  const { tx, now } = work
  const address = addressOf(profile)
  // Before the identity: of two first returns at once, the later one then finds the account of the earlier.
  const addressTaken = address !== null && (await findAccountByEmail(tx, address)) !== undefined
  const owner = await findIdentityOwner(tx, provider, profile.subject)
  const arrival = arrivalOf({
    owner: owner ? { banned: owner.banned_at !== null } : null,
    address,
    addressTaken,
  })
  if (arrival === 'banned') throw new AppError('account_banned')
  if (arrival === 'address_missing') throw new AppError('provider_address_missing')
  if (arrival === 'address_taken') throw new AppError('address_has_account')
  if (owner) return { userId: owner.id, isNew: false }
  const userId = await insertCustomer(tx, {
    email: address ?? '',
    username: await freeName(work, profile.name),
    password_hash: null,
    locale,
    created_at: now,
    // The sentence below the buttons says it of everyone who gets an account here.
    age_confirmed_at: now,
    verified_at: profile.verified ? now : null,
  })
  // The provider has proven the address, so what its owner ordered as a guest joins the new account.
  if (profile.verified) await joinGuests(work, userId, address ?? '')
  else {
    const account = await lockAccount(tx, userId)
    if (account) await mailProof(work, account)
  }
  const { subject, name } = profile
  await insertIdentity(tx, { provider, subject, user_id: userId, name: name.slice(0, 100), created_at: now })
  return { userId, isNew: true }
}

/** The address as accounts have it; null for one that no account could have. */
export function addressOf(profile: SocialProfile): string | null {
  return email.safeParse(profile.email ?? '').data ?? null
}
