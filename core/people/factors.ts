import { minuteMs } from '#core/base/durations.ts'
import type { Permission } from './permissions.ts'

/** How long a proof of who one is counts for calls that need a fresh one (trust S13), in milliseconds. */
export const freshProofMs = 5 * minuteMs
/** The same of a mailed link, which a guest fetches from another program, in milliseconds. */
export const freshMailboxMs = 15 * minuteMs
/** How long a passkey's challenge and the second step of a sign-in can be answered, in milliseconds. */
export const challengeMs = 5 * minuteMs
/** The most passkeys of a person. */
export const mostPasskeys = 10
/** How many recovery codes a person gets at once. */
export const recoveryCodeCount = 10
/** The digits of an authenticator app's code (RFC 6238). */
export const codeDigits = 6
/** The longest name of a passkey. */
export const passkeyNameLength = 40

/** How a person last proved who they are: with one factor, as a guest by a mailed link, or with a second factor. */
export type ProvedBy = 'first_factor' | 'mailed_link' | SecondFactor
export type SecondFactor = 'code' | 'recovery_code' | 'passkey'

/** What can prove a person, by the names of the fields that carry it; a guest has only a mailed link. */
export const proofs = ['passkey', 'code', 'recoveryCode', 'password', 'mailedLink'] as const
export type Proof = (typeof proofs)[number]

/** What a person has set up. */
export type Factors = {
  /** Has a permission other than a booster's. */
  staff: boolean
  password: boolean
  /** A confirmed authenticator app. */
  app: boolean
  passkeys: number
  /** Recovery codes that are left. */
  recoveryCodes: number
}

/** Whether permissions include one that only staff have. */
export function isStaff(permissions: readonly Permission[]): boolean {
  return permissions.some((each) => each !== 'Booster')
}

/** Whether a person has anything that counts as a second factor. */
export function hasSecondFactor({ app, passkeys }: Factors): boolean {
  return app || passkeys > 0
}

/**
 * Whether signing in takes a second step. An app always asks for it. A passkey alone is another way in, which a customer
 * can lose without being locked out; from staff it is asked each time.
 */
export function needsSecondStep({ staff, app, passkeys }: Factors): boolean {
  return app || (staff && passkeys > 0)
}

/** What a person can prove themselves with: the password only while nothing stronger is set up. */
export function proofsOf(factors: Factors): Proof[] {
  const second = needsSecondStep(factors)
  const has: Record<Proof, boolean> = {
    passkey: factors.passkeys > 0,
    code: factors.app,
    recoveryCode: second && factors.recoveryCodes > 0,
    password: !second && factors.password,
    mailedLink: false,
  }
  return proofs.filter((proof) => has[proof])
}

/** Whether a proof counts as a second factor. */
export function isSecondFactor(provedBy: ProvedBy): provedBy is SecondFactor {
  return provedBy !== 'first_factor' && provedBy !== 'mailed_link'
}

/** Whether a guest's session has opened a mailed link that still counts. */
export function isFreshMailbox(
  { provedAt, provedBy }: { provedAt: Date; provedBy: ProvedBy },
  now: Date,
): boolean {
  return provedBy === 'mailed_link' && now.getTime() - provedAt.getTime() <= freshMailboxMs
}

/** Whether a proof still counts: it is recent, and strong enough for what the person has set up. */
export function isFreshProof(
  { provedAt, provedBy }: { provedAt: Date; provedBy: ProvedBy },
  factors: Factors,
  now: Date,
): boolean {
  const recent = now.getTime() - provedAt.getTime() <= freshProofMs
  return recent && (isSecondFactor(provedBy) || !needsSecondStep(factors))
}
