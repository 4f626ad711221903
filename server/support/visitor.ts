import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieDays } from '#core/base/cookies.ts'
import { callerOfRefresh } from '#server/accounts/auth/prove-session.ts'
import { refuseForeignPage, sentRefreshToken } from '#server/accounts/auth/token-transport.ts'
import type { Config } from '#server/platform/config/config.ts'
import { countedAddress } from '#server/platform/http/counted-address.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { newToken, secure, tokenHash } from '#server/platform/sessions/tokens.ts'
import { handOverChat } from './hand-over-chat.ts'
import type { Speaker } from './thread-store.ts'

/** The cookie that a visitor's chat is known by: a random secret, of which only the hash is stored. */
export function chatCookie(config: Config): string {
  return secure(config) ? '__Host-support_chat' : 'support_chat'
}

/** The hash of a visitor's secret among the cookies of a request or handshake, or null. */
export function visitorHash(config: Config, cookies: Record<string, string | undefined>): Buffer | null {
  const secret = cookies[chatCookie(config)]
  return secret && /^[\w-]{43}$/.test(secret) ? tokenHash(secret) : null
}

/** The cookies of a handshake, which no framework reads. Ours contain nothing that is encoded. */
export function cookiesOf(header = ''): Record<string, string> {
  return Object.fromEntries(header.split(/; */).map((pair) => pair.split('=', 2)))
}

/** Gives a visitor the cookie of a new chat, and returns its hash. */
export function beginVisit(config: Config, reply: FastifyReply): Buffer {
  const secret = newToken()
  reply.setCookie(chatCookie(config), secret, { ...cookieOptions(config), maxAge: cookieDays.chat * 86_400 })
  return tokenHash(secret)
}

const cookieOptions = (config: Config) =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: secure(config) }) as const

/**
 * Who speaks: the person who is signed in, or the visitor of the cookie; null for a visitor who has no chat yet. The
 * chat of a visitor who has signed in meanwhile becomes the person's here, and the cookie goes.
 */
export async function speakerOf(
  services: Services,
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Speaker | null> {
  const { config } = services
  reply.header('cache-control', 'no-store')
  refuseForeignPage(request, config)
  const hash = visitorHash(config, request.cookies)
  const userId = (caller ?? (await renewable(services, request)))?.id
  if (!userId) return hash && { visitorHash: hash }
  if (hash) {
    await handOverChat(services, hash, userId)
    reply.clearCookie(chatCookie(config), cookieOptions(config))
  }
  return { userId }
}

/** A person whose access token has just expired: their refresh cookie still proves them. */
async function renewable(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const token = sentRefreshToken(request, services.config)
  if (!request.headers.authorization || !token) return null
  try {
    return await callerOfRefresh(services, token)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Counts what one address sends in a day; it changes each day, so that it identifies nobody later. */
export function addressMark({ config, now }: Services, ip: string): Buffer {
  const words = JSON.stringify(['support', countedAddress(ip), now().toISOString().slice(0, 10)])
  return createHmac('sha256', config.secretKey).update(words).digest()
}
