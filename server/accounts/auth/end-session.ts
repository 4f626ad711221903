import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import { revokeSession, revokeSurplus } from '#server/platform/sessions/session-store.ts'
import { mostSessions } from '#server/platform/sessions/tokens.ts'
import { proveSession } from './prove-session.ts'

/** Ends a session: its tokens and, with the commit, its sockets on every process. */
export async function endSession({ services, tx, now, after }: Work, sessionId: string): Promise<void> {
  await revokeSession(tx, sessionId, now)
  after(() => {
    forgetSessions(services)
    services.realtime.endSession(sessionId)
  })
}

/** Ends the session that a refresh token proves, if any, even when its access token expired long ago. */
export async function endProvenSession(services: Services, refreshToken: string | undefined): Promise<void> {
  if (refreshToken === undefined) return
  try {
    const id = await proveSession(services, refreshToken, async (_, { session }) => session.id)
    await transaction(services, (work) => endSession(work, id))
  } catch (error) {
    // It proves no live session, so there is nothing to end.
    if (!(error instanceof AppError)) throw error
  }
}

/** Ends a person's least recently used sessions beyond the number that they can have. */
export async function endSurplusSessions(services: Services, userId: string): Promise<void> {
  const ended = await revokeSurplus(services.db, userId, mostSessions, services.now())
  if (ended.length === 0) return
  forgetSessions(services)
  for (const id of ended) services.realtime.endSession(id)
}
