import type { Services } from '#server/platform/ports/services.ts'
import { findLiveSessions } from '#server/platform/sessions/session-store.ts'
import { roomsOf } from './rooms.ts'

/** What a live session can access, and when (ms since the epoch) it ends. */
export type Access = { rooms: string[]; expiresAt: number }

/** The access of each session that is live and whose user is not banned; the others are missing. */
export async function findAccess(
  services: Pick<Services, 'db' | 'config'>,
  sessionIds: readonly string[],
): Promise<Map<string, Access>> {
  const rows = await findLiveSessions(services, sessionIds)
  return new Map(
    rows.map(({ sessionId, expires_at, id, permissions, filters }) => [
      sessionId,
      { rooms: roomsOf({ id, permissions, banned: false, filters }), expiresAt: expires_at.getTime() },
    ]),
  )
}
