/**
 * What a customer consents to as they pay, each with a tick of its own: that we start before the withdrawal period ends, and
 * that the right of withdrawal ends once the order is completed (Directive 2011/83/EU, article 16 a).
 */
export const consentKinds = ['start', 'withdrawal'] as const
export type ConsentKind = (typeof consentKinds)[number]

/**
 * Every version of each sentence that the checkout has shown, the current one last. Whoever changes what
 * `checkout.consent.…` says adds a version; Git has the earlier sentences. A page from before a release still sends its own.
 */
export const consentVersions = { start: ['1.0'], withdrawal: ['1.0'] } as const satisfies Record<
  ConsentKind,
  readonly [string, ...string[]]
>

/** The versions that the checkout shows. */
export const shownConsents = {
  start_now: consentVersions.start[consentVersions.start.length - 1] ?? '1.0',
  withdrawal_ends: consentVersions.withdrawal[consentVersions.withdrawal.length - 1] ?? '1.0',
} as const

/** What an order stores of them: the version that its customer saw, and when they paid with it. */
export type OrderConsents = Record<ConsentKind, { version: string; at: string }>
