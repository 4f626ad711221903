import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import type { Access } from './access.ts'

/** A person as their provider describes them. Only `provider` and `subject` identify anyone (trust S4). */
export type SocialProfile = {
  subject: string
  /** As the provider wrote it; null if it named none. */
  email: string | null
  /** Whether the provider says that the address belongs to the person. */
  verified: boolean
  /** What the provider calls them; can be empty. */
  name: string
}

/** What binds a return to its start (trust S5). */
export type TripSecrets = { state: string; verifier: string; nonce: string }

/** The provider refused the code or sent an answer that doesn't fit; trying the same again is pointless. */
export class SocialRefused extends Error {}

/** The provider didn't answer in time. */
export class SocialAway extends Error {}

/** Signs people in through other sites (OAuth 2.1, OpenID Connect). Every call ends within 10 s. */
export type SocialSignIn = {
  /** The providers that the operator has set up, in the order of the buttons. */
  offered: readonly SignInProvider[]
  /** The address of a provider's page that asks the person; it asks nobody itself. */
  pageOf(provider: SignInProvider, secrets: TripSecrets): Promise<string>
  /**
   * Exchanges what the provider sent back for the person. `answer` is the query with `code` and `state`.
   * @throws SocialRefused or SocialAway
   */
  profileOf(provider: SignInProvider, answer: URLSearchParams, secrets: TripSecrets): Promise<SocialProfile>
  /**
   * Whether a provider knows our id and secret: it is shown a code that nobody got, and says whether the code or the
   * secret is wrong (RFC 6749, 5.2). Facebook's answer doesn't say, and counts as accepted. Never throws.
   */
  check(provider: SignInProvider): Promise<Access>
}
