import type { Contract } from '#contract/contract.ts'
import type { CallApi } from '#web/frame/session/call.ts'

/** WebAuthn in this browser. The package loads with the first use, so no page pays for it. */

export type PasskeyPurpose = Contract['getPasskeyChallenge']['body']['purpose']
/** A passkey's answer to a challenge. */
export type Passkey = Contract['signInWithPasskey']['body']['passkey']

/** Whether the browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Whether the fields of a form can offer passkeys. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

/** The answer of a passkey to a new challenge. Throws a DOMException if the person closes the browser's own dialog. */
export async function askPasskey(
  call: CallApi,
  purpose: PasskeyPurpose,
  { inField = false }: { inField?: boolean } = {},
): Promise<Passkey> {
  const [{ startAuthentication }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call('getPasskeyChallenge', { body: { purpose } }),
  ])
  const { challenge, rpId, credentials } = data
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      userVerification: 'required',
      allowCredentials: credentials.map((each) => ({ id: each, type: 'public-key' })),
    },
    useBrowserAutofill: inField,
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** Ends a passkey's offer in a field, for example when its form leaves. */
export async function endPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

/** Creates a passkey on this device and adds it to the account under a name. */
export async function createPasskey(call: CallApi, name: string) {
  const [{ startRegistration }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call('startPasskey'),
  ])
  const { challenge, rp, user, algorithms, exclude } = data
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp,
      user,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: exclude.map((each) => ({ id: each, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return call('addPasskey', {
    body: { name, passkey: { id, clientDataJSON, attestationObject, transports } },
  })
}

/** Whether the person, or the browser for them, ended a passkey's dialog without an answer. */
export function isPasskeyCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** What a new passkey is called until the person renames it: the system that created it. */
export function nameOfThisDevice(): string {
  return systems.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'Passkey'
}
