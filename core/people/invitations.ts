import { dayMs, hourMs } from '#core/base/durations.ts'
import { grantedWith, type Permission } from './permissions.ts'

/**
 * How long an invitation works, in milliseconds. The server's own lets its reader into an existing account, so it is
 * short; a colleague's only opens a new account, and a weekend may be between.
 */
export const invitationSpans = { server: hourMs, colleague: 3 * dayMs } as const

/**
 * What the reader of an invitation does first: open an account with its address, sign in to the one that has it, or take
 * that one back. Only an invitation that was made on the server does the last.
 */
export const invitationSteps = ['register', 'sign_in', 'recover'] as const
export type InvitationStep = (typeof invitationSteps)[number]

/** Whether someone can invite colleagues with these permissions, and renew or revoke such an invitation. */
export function canInvite(
  { permissions: held }: { permissions: readonly Permission[] },
  wanted: readonly Permission[],
): boolean {
  return held.includes('EditUsers') && wanted.every((each) => held.includes(grantedWith[each]))
}
