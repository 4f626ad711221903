import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { retention } from '#core/people/retention.ts'
import type { Config } from '../config/config.ts'

export const accessTokenMinutes = 10
/** Tabs that refresh at once, within this time, get the same successor (trust S2). */
export const refreshGraceSeconds = 10

/** A person's sessions; one more ends the one that was used least recently. */
export const mostSessions = 20

export type Tokens = { accessToken: string; refreshToken: string }

/** An opaque token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * A refresh token names its session and is signed by us, so that an older one of the same family can be distinguished
 * from a made-up one: the first was stolen, the second ends nothing.
 */
export function refreshTokenOf(secretKey: string, sessionId: string, secret: string): string {
  const start = `${sessionId}.${secret.slice(0, 22)}`
  return start + signatureOf(secretKey, start)
}

/** The session that a refresh token names, or null if it is no refresh token. */
export function sessionOfRefresh(refreshToken: string): string | null {
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/.exec(refreshToken)?.[1] ?? null
}

/** Whether we issued a refresh token, with this key or the one before it, whatever its status now. */
export function isOurs(config: Keys, refreshToken: string): boolean {
  const signature = Buffer.from(refreshToken.slice(-signatureLength))
  return keysOf(config).some((key) => {
    const expected = Buffer.from(signatureOf(key, refreshToken.slice(0, -signatureLength)))
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}

type Keys = Pick<Config, 'secretKey' | 'earlierSecretKey'>

/** The key that signs, and the one before it, which is only checked (ASVS 11.2.2). */
export function keysOf({ secretKey, earlierSecretKey }: Keys): string[] {
  return earlierSecretKey === undefined ? [secretKey] : [secretKey, earlierSecretKey]
}

// 126 bits, after 132 random ones.
const signatureLength = 21

function signatureOf(secretKey: string, start: string): string {
  const words = JSON.stringify(['refresh token', start])
  return createHmac('sha256', secretKey).update(words).digest('base64url').slice(0, signatureLength)
}

/** Tokens are stored as hashes only; they are random enough that nobody can search for a plain hash's input. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Our script reads the access token's cookie and sends it as Bearer; it can't read the refresh token's. */
export function accessCookie(config: Config): string {
  return ownName(config, 'access_token')
}

export function refreshCookie(config: Config): string {
  return ownName(config, 'refresh_token')
}

/** Over https a browser accepts the name only from this very host, so no sibling domain can set the cookie (ASVS 3.3.3). */
function ownName(config: Config, name: string): string {
  return secure(config) ? `__Host-${name}` : name
}

export function setTokenCookies(reply: FastifyReply, config: Config, tokens: Tokens) {
  const base = {
    path: '/',
    sameSite: 'lax',
    secure: secure(config),
    maxAge: retention.session / 1000,
  } as const
  reply.setCookie(accessCookie(config), tokens.accessToken, base)
  reply.setCookie(refreshCookie(config), tokens.refreshToken, { ...base, httpOnly: true })
}

export function clearTokenCookies(reply: FastifyReply, config: Config) {
  const base = { path: '/', sameSite: 'lax', secure: secure(config) } as const
  reply.clearCookie(accessCookie(config), base)
  reply.clearCookie(refreshCookie(config), { ...base, httpOnly: true })
}

/** Whether cookies are restricted to https. */
export function secure(config: Config): boolean {
  return config.publicUrl.startsWith('https:')
}
