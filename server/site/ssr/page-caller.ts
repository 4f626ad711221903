import type { FastifyRequest } from 'fastify'
import { callerOfRefresh } from '#server/accounts/auth/prove-session.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { authenticateToken, passFor } from '#server/platform/sessions/authenticate.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { accessCookie, refreshCookie } from '#server/platform/sessions/tokens.ts'

type PageCaller = { caller: Caller | null; token: string | undefined }

/**
 * Who opens a guarded page, according to its cookies. If the access token is missing or no longer valid, the refresh
 * cookie proves it too. Nothing is renewed here, because every aborted navigation would lose the response with the
 * new tokens. The page's script renews them with its first call.
 */
export async function pageCaller(services: Services, { cookies }: FastifyRequest): Promise<PageCaller> {
  const token = cookies[accessCookie(services.config)]
  if (token) {
    const { caller } = await authenticateToken(services, token)
    if (caller) return { caller, token }
  }
  const refreshToken = cookies[refreshCookie(services.config)]
  if (!refreshToken) return { caller: null, token: undefined }
  try {
    const caller = await callerOfRefresh(services, refreshToken)
    return { caller, token: passFor(caller) }
  } catch (error) {
    if (error instanceof AppError) return { caller: null, token: undefined }
    throw error
  }
}
