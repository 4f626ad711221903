import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config/config.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { isOwnOrigin } from '#server/platform/http/own-origin.ts'
import {
  clearTokenCookies,
  refreshCookie,
  setTokenCookies,
  type Tokens,
} from '#server/platform/sessions/tokens.ts'

/** A client without cookies sends its refresh token in this header, or `none` if it has none yet. */
const header = 'x-refresh-token'

/** Replaces the refresh token in responses to browsers; it grants nothing. */
export const inCookie = 'in-http-only-cookie'

/**
 * Whether a client stores its refresh token itself. A page never does: its browser reports where each request comes
 * from, and no script can suppress that, so an injected script can't ask for the token.
 */
export function keepsTokens({ headers }: FastifyRequest): boolean {
  const fromPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  return headers[header] !== undefined && !fromPage
}

/** The refresh token of a request. */
export function sentRefreshToken(request: FastifyRequest, config: Config): string | undefined {
  return keepsTokens(request) ? String(request.headers[header]) : request.cookies[refreshCookie(config)]
}

/**
 * For calls that rely on the cookie alone, which a page of another site, including sibling domains, could send along.
 */
export function refuseForeignPage(request: FastifyRequest, config: Config): void {
  if (!isOwnOrigin(request, config)) throw new AppError('forbidden')
}

/** Gives a client its tokens, and returns the tokens for the response body. */
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

/** Removes the tokens from a browser; a client that stores them itself removes them itself. */
export function takeBack(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  if (!keepsTokens(request)) clearTokenCookies(reply, config)
}
