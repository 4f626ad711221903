import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { putApp } from './app-store.ts'
import { lockPerson } from './passkey-store.ts'
import { appAddress, newSecret, qrOf, sealSecret } from './totp.ts'

/** A new secret for an authenticator app; it counts once a code confirms it. */
export async function startApp(services: Services, caller: Caller) {
  if (caller.kind === 'guest') throw new AppError('account_needed')
  const secret = newSecret()
  const email = await transaction(services, async ({ tx, now }) => {
    const person = await lockPerson(tx, caller.id)
    const stored = await putApp(tx, caller.id, sealSecret(services.config, caller.id, secret), now)
    if (!stored) throw new AppError('app_already_set_up')
    return person.email
  })
  const uri = appAddress(services.config, secret, email)
  return { secret, uri, qr: qrOf(uri) }
}
