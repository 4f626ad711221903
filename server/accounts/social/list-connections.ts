import { type SignInProvider, signInProviders } from '#core/people/sign-in-providers.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { countWaysIn } from '#server/platform/users/ways-in-store.ts'
import { listIdentities } from './identity-store.ts'

/** The providers of the shop and those that a person has connected, whether or not they are still offered. */
export async function listConnections({ db, social }: Services, userId: string) {
  const [identities, ways] = await Promise.all([listIdentities(db, userId), countWaysIn(db, userId)])
  const of = (provider: SignInProvider) => identities.find((each) => each.provider === provider)
  return signInProviders
    .filter((provider) => social.offered.includes(provider) || of(provider))
    .map((provider) => {
      const identity = of(provider)
      return {
        provider,
        connected: identity ? { name: identity.name, since: identity.created_at.toISOString() } : null,
        is_last_way_in: identity !== undefined && ways <= 1,
      }
    })
}
