import { mostPasskeys } from '#core/people/factors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { newChallenge } from './challenge.ts'
import { listPasskeys } from './passkey-store.ts'
import { passkeyAlgorithms, relyingParty } from './relying-party.ts'

/** What a browser needs to create a passkey for the caller. */
export async function startPasskey(services: Services, caller: Caller) {
  if (caller.kind === 'guest') throw new AppError('account_needed')
  const [passkeys, { email, username }] = await Promise.all([
    listPasskeys(services.db, caller.id),
    findReader(services.db, caller.id),
  ])
  if (passkeys.length >= mostPasskeys) throw new AppError('too_many_passkeys')
  const { rpId, name } = relyingParty(services.config)
  return {
    challenge: newChallenge(services, `add ${caller.sessionId}`),
    rp: { id: rpId, name },
    // The id is random, as WebAuthn asks: an authenticator shows it to whoever holds the device.
    user: { id: Buffer.from(caller.id).toString('base64url'), name: email, displayName: username },
    algorithms: passkeyAlgorithms,
    exclude: passkeys.map(({ credential_id }) => credential_id),
  }
}
