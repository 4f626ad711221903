import type { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { type OperationName, operations } from './operations.ts'

/** Calls that write in a transaction of their own and keep no reply yet. The list only shrinks. */
export const openTheirOwn = [
  'disconnectSignIn',
  'confirmAddress',
  'confirmEmailChange',
  'mailProof',
  'answerGuestOrders',
  'mailPasswordLink',
  'changeEmail',
  'cancelEmailChange',
  'saveMyProfile',
  'removeAvatar',
  'saveAppearance',
  'chooseNews',
  'saveSoundVolume',
  'endDevice',
  'endOtherDevices',
  'renamePasskey',
  'removePasskey',
  'removeApp',
  'requestExport',
  'confirmOpeningMail',
  'removeOpeningMail',
  'addFavorite',
  'removeFavorite',
  'saveProfile',
  'setMailChoice',
  'resendMail',
  'saveMyApplication',
  'readChat',
] as const satisfies readonly OperationName[]

/**
 * How a call runs: `inside` the transaction that the frame opens, `external` with `once` after something that must not
 * hold a connection, or `alone`, without either.
 */
export type Run<Name extends OperationName> = (typeof operations)[Name] extends `GET ${string}`
  ? 'alone'
  : (typeof contract)[Name] extends { reads: true } | { unkept: string }
    ? 'alone'
    : (typeof contract)[Name] extends { external: string }
      ? 'external'
      : Name extends (typeof openTheirOwn)[number]
        ? 'alone'
        : 'inside'

/** `Run` as a value. */
export function runOf(
  name: OperationName,
  { reads, external, unkept }: Endpoint,
): 'inside' | 'external' | 'alone' {
  if (operations[name].startsWith('GET ') || reads || unkept !== undefined) return 'alone'
  if (external !== undefined) return 'external'
  return (openTheirOwn as readonly OperationName[]).includes(name) ? 'alone' : 'inside'
}

/** Whether a repeated `Idempotency-Key` gets the first reply again. */
export function takesKey(name: OperationName, endpoint: Endpoint): boolean {
  return runOf(name, endpoint) !== 'alone'
}
