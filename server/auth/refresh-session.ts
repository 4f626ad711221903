import { createHmac } from 'node:crypto'
import { recordAudit } from '../audit/record-audit.ts'
import { type AfterCommit, type Tx, transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { notify } from '../notifications/notify.ts'
import type { Services } from '../services.ts'
import { forgetSessions } from './authenticate.ts'
import { columns, lockSession, revokeSession } from './session-store.ts'
import { refreshGraceSeconds, refreshTokenOf, sessionOfRefresh, type Tokens, tokenHash } from './tokens.ts'

type Refusal = 'bad_token' | 'token_expired' | 'account_banned'

/**
 * Exchanges a refresh token for its successor. The successor is derived from the token, so that twenty tabs
 * that refresh at once get the same pair within the grace; any older token that comes back was stolen, and its
 * whole family ends (trust S1, S2).
 */
export async function refreshSession(services: Services, refreshToken: string | undefined): Promise<Tokens> {
  const sessionId = refreshToken === undefined ? null : sessionOfRefresh(refreshToken)
  if (refreshToken === undefined || sessionId === null) throw new AppError('bad_token')
  const now = services.now()
  const hash = tokenHash(refreshToken)
  const outcome = await transaction(
    services.db,
    async (tx, afterCommit): Promise<Tokens | Refusal | 'stolen'> => {
      const session = await lockSession(tx, sessionId)
      if (!session || session.revoked_at) return 'bad_token'
      if (session.expires_at <= now) return 'token_expired'
      if (session.banned_at) return 'account_banned'
      const successor = derive(services.config.secretKey, sessionId, refreshToken)
      if (session.refresh_hash.equals(hash)) {
        await tx
          .updateTable('sessions')
          .set({ ...columns(successor, now), previous_refresh_hash: hash })
          .where('id', '=', sessionId)
          .execute()
        return successor
      }
      const age = now.getTime() - session.refreshed_at.getTime()
      if (session.previous_refresh_hash?.equals(hash) && age <= refreshGraceSeconds * 1000) return successor
      await endStolen(services, tx, afterCommit, session)
      return 'stolen'
    },
  )
  if (typeof outcome !== 'string') return outcome
  if (outcome !== 'stolen') throw new AppError(outcome)
  forgetSessions(services)
  services.realtime.endSession(sessionId)
  services.log.warn({ sessionId }, 'an old refresh token came back: its session has ended')
  throw new AppError('bad_token')
}

/** The family ends, its person is told, and it is on record (trust S1). */
async function endStolen(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  { id, user_id }: { id: string; user_id: string },
): Promise<void> {
  const now = services.now()
  await revokeSession(tx, id, now)
  await notify(services, tx, afterCommit, { userId: user_id, code: 'session_ended_by_reuse', params: {} })
  const deed = { actorId: user_id, operation: 'endReusedSession', subject: id, detail: {} }
  await recordAudit(tx, deed, now)
}

function derive(secret: string, sessionId: string, refreshToken: string): Tokens {
  const of = (purpose: string) =>
    createHmac('sha256', secret).update(`${purpose} ${refreshToken}`).digest('base64url')
  return { accessToken: of('access'), refreshToken: refreshTokenOf(sessionId, of('refresh')) }
}
