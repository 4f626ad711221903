import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

export const accessTokenMinutes = 10
/** Both cookies and the refresh token live this long (spec 9). */
export const sessionDays = 30
/** An innocent second refresh (tabs, a lost reply) within this time gets the same successor (trust S2). */
export const refreshGraceSeconds = 10

export type Tokens = { accessToken: string; refreshToken: string }

/** An opaque token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A refresh token names its session, so that any older one of the same family is known for what it is. */
export function refreshTokenOf(sessionId: string, secret: string): string {
  return `${sessionId}.${secret}`
}

/** The session that a refresh token names, or null for what is no refresh token. */
export function sessionOfRefresh(refreshToken: string): string | null {
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/.exec(refreshToken)?.[1] ?? null
}

/** Tokens are stored as hashes only; they carry enough randomness that a plain hash can't be searched. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The access token's cookie is read by our script and sent as Bearer; the refresh token's is not. */
export const accessCookie = 'access_token'

export function refreshCookie(config: Config): string {
  return secure(config) ? '__Host-refresh_token' : 'refresh_token'
}

export function setTokenCookies(reply: FastifyReply, config: Config, tokens: Tokens) {
  const base = { path: '/', sameSite: 'lax', secure: secure(config), maxAge: sessionDays * 86_400 } as const
  reply.setCookie(accessCookie, tokens.accessToken, base)
  reply.setCookie(refreshCookie(config), tokens.refreshToken, { ...base, httpOnly: true })
}

export function clearTokenCookies(reply: FastifyReply, config: Config) {
  const base = { path: '/', sameSite: 'lax', secure: secure(config) } as const
  reply.clearCookie(accessCookie, base)
  reply.clearCookie(refreshCookie(config), { ...base, httpOnly: true })
}

/** Whether cookies may only travel over https. */
export function secure(config: Config): boolean {
  return config.publicUrl.startsWith('https:')
}
