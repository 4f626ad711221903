import { minuteMs } from '#core/base/durations.ts'

/** How long an opened login stays in sight before it hides again. */
export const loginViewMs = minuteMs

/** How logins are encrypted, as pages name it. */
export const vaultCipher = 'AES-256-GCM'

/** What the record of the vault shows to the customer. */
export const credentialActions = [
  'stored',
  'replaced',
  'viewed',
  'copied',
  'revoked',
  'purged',
  'code_asked',
  'code_given',
  'code_viewed',
  'code_expired',
] as const
export type CredentialAction = (typeof credentialActions)[number]

/** How often a booster can ask for a login code of one order in an hour. */
export const mostCodesAnHour = 6

/** How far the hand-over of a login code is. */
export const codeStates = ['asked', 'given', 'expired'] as const
export type CodeState = (typeof codeStates)[number]

/** A login code as it was typed, without the spaces and dashes that games group it by; null if it can't be one. */
export function loginCodeOf(typed: string): string | null {
  const code = typed.replace(/[\s–-]/g, '').toUpperCase()
  return /^[A-Z\d]{4,10}$/.test(code) ? code : null
}

/** Whether a message contains what may be the login code that the booster waits for: digits on their own. */
export function looksLikeLoginCode(text: string): boolean {
  return /(?<![\p{L}\p{N}.,:/+-])\d(?:[\s-]?\d){4,7}(?![\p{L}\p{N}/:-]|[.,]\d)/u.test(text)
}
