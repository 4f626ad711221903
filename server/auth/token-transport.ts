import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../http/errors.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { clearTokenCookies, refreshCookie, setTokenCookies, type Tokens } from '../sessions/tokens.ts'

/** A client without cookies sends its refresh token in this header, or `none` where it has none yet. */
const header = 'x-refresh-token'

/** What stands for the refresh token in answers to browsers; it opens nothing. */
export const inCookie = 'in-http-only-cookie'

/**
 * Whether a client keeps its refresh token itself. A page never does: its browser says where each request comes from,
 * and no script can leave that away, so that an injected one can't ask for the token either.
 */
function keepsTokens({ headers }: FastifyRequest): boolean {
  const fromPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  return headers[header] !== undefined && !fromPage
}

/** The refresh token that came with a request. */
export function sentRefreshToken(request: FastifyRequest, config: Config): string | undefined {
  return keepsTokens(request) ? String(request.headers[header]) : request.cookies[refreshCookie(config)]
}

/** For calls that act on the cookie alone: a page of another site, a sibling's included, could send it along. */
export function refuseForeignPage(request: FastifyRequest, config: Config): void {
  if (!isOwnOrigin(request, config)) throw new AppError('forbidden')
}

/** Gives a client its tokens, and answers what stands in the reply. */
export function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  tokens: Tokens,
): Tokens {
  reply.header('cache-control', 'no-store')
  if (keepsTokens(request)) return tokens
  setTokenCookies(reply, config, tokens)
  return { accessToken: tokens.accessToken, refreshToken: inCookie }
}

/** Takes the tokens from a browser; a client that keeps them itself does so by itself. */
export function takeBack(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  if (!keepsTokens(request)) clearTokenCookies(reply, config)
}
