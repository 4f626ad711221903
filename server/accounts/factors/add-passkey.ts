import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { addPasskey as call } from '#contract/factors.ts'
import { mostPasskeys } from '#core/people/factors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { noteProof } from '#server/platform/sessions/session-store.ts'
import { isOurChallenge, spendChallenge } from './challenge.ts'
import { insertPasskey, listPasskeys, lockPerson } from './passkey-store.ts'
import { passkeyAlgorithms, relyingParty } from './relying-party.ts'
import { tellOwner } from './tell-owner.ts'

type Input = z.output<typeof call.body>

/** Adds the passkey that the caller's browser has created; creating it proves the session too. */
export async function addPasskey(
  services: Services,
  caller: Caller,
  { name, passkey }: Input,
): Promise<void> {
  if (caller.kind === 'guest') throw new AppError('account_needed')
  const credential = await verifiedCredential(services, caller, passkey)
  await transaction(services, async (work) => {
    await lockPerson(work.tx, caller.id)
    if ((await listPasskeys(work.tx, caller.id)).length >= mostPasskeys)
      throw new AppError('too_many_passkeys')
    const added = await insertPasskey(work.tx, {
      user_id: caller.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.transports,
      name,
      created_at: work.now,
    })
    if (!added) throw new AppError('passkey_refused')
    await noteProof(work.tx, caller.sessionId, 'passkey', work.now)
    await tellOwner(work, caller.id, 'passkey_added', {})
  })
  forgetSessions(services)
}

async function verifiedCredential(services: Services, caller: Caller, passkey: Input['passkey']) {
  const { id, clientDataJSON, attestationObject } = passkey
  const { origin, rpId } = relyingParty(services.config)
  let challenge = ''
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: (given) => {
      challenge = given
      return isOurChallenge(services, `add ${caller.sessionId}`, given)
    },
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch((error: Error) => {
    services.log.info(
      { event: 'passkey', outcome: 'not added', reason: error.message },
      'a passkey was refused',
    )
    throw new AppError('passkey_refused')
  })
  if (!registrationInfo || !(await spendChallenge(services, challenge))) throw new AppError('passkey_refused')
  return registrationInfo.credential
}
