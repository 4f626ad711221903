import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieDays } from '#core/cookies.ts'
import type { Config } from '../config.ts'
import { newToken, secure } from '../sessions/tokens.ts'
import type { Account } from '../users/user-store.ts'

const cookie = 'known_device'

/**
 * Marks a browser as one that has signed in to this account, so that guesses from elsewhere never lock its owner out
 * (trust S11), and so that a sign-in elsewhere is mailed to them. The mark is valid for one account until its password changes; it grants no access.
 */
export function markDevice(reply: FastifyReply, config: Config, account: Account): void {
  const device = newToken()
  reply.setCookie(cookie, `${device}.${seal(config, account, device)}`, {
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
  const [device, sealed] = request.cookies[cookie]?.split('.') ?? []
  if (!account || !device || !sealed) return null
  const expected = Buffer.from(seal(config, account, device))
  const given = Buffer.from(sealed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}

function seal(config: Config, { id, password_hash }: Account, device: string): string {
  const words = JSON.stringify(['known device', id, password_hash, device])
  return createHmac('sha256', config.secretKey).update(words).digest('base64url')
}
