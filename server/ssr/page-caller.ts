import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticateToken } from '../auth/authenticate.ts'
import { refreshSession } from '../auth/refresh-session.ts'
import { accessCookie, refreshCookie, setTokenCookies } from '../auth/tokens.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'

/**
 * Who opens a guarded page, by its cookies. An access token that has run out is renewed here, since a page
 * can't do it before its script runs.
 */
export async function pageCaller(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ caller: Caller | null; token: string | undefined }> {
  const token = request.cookies[accessCookie]
  if (!token) return { caller: null, token: undefined }
  const { caller, refusal } = await authenticateToken(services, token)
  if (caller) return { caller, token }
  if (refusal !== 'token_expired') return { caller: null, token: undefined }
  try {
    const tokens = await refreshSession(services, request.cookies[refreshCookie(services.config)])
    setTokenCookies(reply, services.config, tokens)
    const renewed = await authenticateToken(services, tokens.accessToken)
    return { caller: renewed.caller, token: tokens.accessToken }
  } catch (error) {
    if (error instanceof AppError) return { caller: null, token: undefined }
    throw error
  }
}
