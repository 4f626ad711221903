import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieDays } from '#core/base/cookies.ts'
import type { Config } from '#server/platform/config/config.ts'
import { keysOf, newToken, secure } from '#server/platform/sessions/tokens.ts'
import type { Account } from '#server/platform/users/user-store.ts'

/** It is sent to some calls only, so it can't have the stricter `__Host-`. */
const cookie = (config: Config) => (secure(config) ? '__Secure-known_device' : 'known_device')

/**
 * Marks a browser as one that has signed in to this account, so that guesses from elsewhere never lock its owner out
 * (trust S11), and so that a sign-in elsewhere is mailed to them. The mark is valid for one account until its password changes; it grants no access.
 */
export function markDevice(reply: FastifyReply, config: Config, account: Account): void {
  const device = newToken()
  reply.setCookie(cookie(config), `${device}.${seal(config.secretKey, account, device)}`, {
    path: '/v1/auth',
    sameSite: 'lax',
    httpOnly: true,
    secure: secure(config),
    maxAge: cookieDays.knownDevice * 86_400,
  })
}

/** The device of a request if it has signed in to this account before, otherwise null. */
export function knownDevice(
  request: Pick<FastifyRequest, 'cookies'>,
  config: Config,
  account: Account | undefined,
) {
  const [device, sealed] = request.cookies[cookie(config)]?.split('.') ?? []
  if (!account || !device || !sealed) return null
  const given = Buffer.from(sealed)
  const isSealed = keysOf(config).some((key) => {
    const expected = Buffer.from(seal(key, account, device))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isSealed ? device : null
}

function seal(key: string, { id, password_hash }: Account, device: string): string {
  const words = JSON.stringify(['known device', id, password_hash, device])
  return createHmac('sha256', key).update(words).digest('base64url')
}
