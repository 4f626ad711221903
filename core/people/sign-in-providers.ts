/** The other sites whose accounts sign people in, in the order of the buttons (spec 7). */
export const signInProviders = ['discord', 'google', 'facebook'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** The providers' own names, the same in every language. */
export const providerName: Record<SignInProvider, string> = {
  discord: 'Discord',
  google: 'Google',
  facebook: 'Facebook',
}

/** How long a person can take at the provider's pages before the way back closes (trust S5). */
export const signInTripMinutes = 10

/**
 * What a provider's answer brings: the identity signs its owner in, an unknown one gets an account, and one whose
 * address belongs to an account gets nothing. An equal address never signs anyone in (trust S4).
 */
export type Arrival = 'sign_in' | 'banned' | 'new_account' | 'address_missing' | 'address_taken'

export function arrivalOf(found: {
  /** The account that the identity is connected to. */
  owner: { banned: boolean } | null
  /** The address that the provider named, in the form that accounts have it. */
  address: string | null
  addressTaken: boolean
}): Arrival {
  if (found.owner) return found.owner.banned ? 'banned' : 'sign_in'
  if (found.address === null) return 'address_missing'
  return found.addressTaken ? 'address_taken' : 'new_account'
}

/** Says what came of a return from a provider, `<outcome>.<provider>`, to the script of the page that follows. */
export const signInNews = { cookie: 'sign_in_news', seconds: 60 } as const
