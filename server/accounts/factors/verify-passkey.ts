import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { signInWithPasskey } from '#contract/factors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { isOurChallenge, type Purpose, spendChallenge } from './challenge.ts'
import { findPasskey, notePasskeyUse } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

export type PasskeyAnswer = z.output<typeof signInWithPasskey.body>['passkey']
export type ProvenPasskey = { userId: string; banned: boolean }

/**
 * The person whose passkey has answered a challenge of this purpose: on our own origin, with the person verified, once,
 * and with a counter that grew. Throws `passkey_refused` for everything else.
 */
export async function verifyPasskey(
  services: Services,
  purpose: Purpose,
  { id, ...response }: PasskeyAnswer,
): Promise<ProvenPasskey> {
  const found = await findPasskey(services.db, id)
  if (!found) throw new AppError('passkey_refused')
  const { rpId, origin } = relyingParty(services.config)
  let challenge = ''
  const answer = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: (given) => {
      challenge = given
      return isOurChallenge(services, purpose, given)
    },
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(found.public_key), counter: found.counter },
  }).catch((error: Error) => refused(services, found.user_id, error.message))
  if (!answer.verified) return refused(services, found.user_id, 'the signature is wrong')
  if (!(await spendChallenge(services, challenge)))
    return refused(services, found.user_id, 'the challenge was used before')
  const { newCounter } = answer.authenticationInfo
  if (!(await notePasskeyUse(services.db, found.id, newCounter, services.now())))
    return refused(services, found.user_id, 'the counter did not grow')
  return { userId: found.user_id, banned: found.banned_at !== null }
}

function refused({ log }: Services, userId: string, reason: string): never {
  log.info({ event: 'passkey', outcome: 'refused', userId, reason }, 'a passkey was refused')
  throw new AppError('passkey_refused')
}
