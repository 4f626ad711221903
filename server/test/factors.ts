import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import type { Services } from '#server/platform/ports/services.ts'
import { signIn } from './factories.ts'
import { type SoftPasskey, softPasskey } from './soft-passkey.ts'

type Bed = { app: FastifyInstance; services: Services }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A call with a bearer token. */
export function asPerson({ app }: Pick<Bed, 'app'>, token: string) {
  return (method: Method, path: string, payload?: object) =>
    app.inject({
      method,
      url: `/v1/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
}

/** The code that an app with this secret shows now, or `steps` of 30 seconds later. */
export function codeOf(services: Services, secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: services.now().getTime() + steps * 30_000,
  })
}

/** Sets up an authenticator app; the next code that works is one step later. */
export async function setUpApp(bed: Bed, userId: string) {
  const token = await signIn(bed.services, userId)
  const ask = asPerson(bed, token)
  const { secret } = (await ask('POST', 'users/@me/authenticator')).json().data
  const code = codeOf(bed.services, secret)
  const { data } = (await ask('POST', 'users/@me/authenticator/confirm', { code })).json()
  return { secret: secret as string, codes: data.codes as string[], token }
}

/** Adds a passkey in software to an account. */
export async function addSoftPasskey(bed: Bed, userId: string): Promise<SoftPasskey> {
  const ask = asPerson(bed, await signIn(bed.services, userId))
  const passkey = softPasskey()
  const { challenge } = (await ask('POST', 'users/@me/passkeys/challenge')).json().data
  const added = await ask('POST', 'users/@me/passkeys', { name: 'Soft', passkey: passkey.create(challenge) })
  if (added.statusCode !== 200) throw new Error(added.body)
  return passkey
}
