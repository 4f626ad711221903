import { createHmac } from 'node:crypto'
import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { forgetSessions } from './authenticate.ts'
import { columns, lockSessionByRefresh, revokeSession } from './session-store.ts'
import { refreshGraceSeconds, type Tokens, tokenHash } from './tokens.ts'

/**
 * Exchanges a refresh token for its successor. The successor is derived from the token, so that twenty tabs
 * that refresh at once get the same pair within the grace; an older token that comes back later was stolen,
 * and its whole family ends (trust S1, S2).
 */
export async function refreshSession(services: Services, refreshToken: string | undefined): Promise<Tokens> {
  if (!refreshToken) throw new AppError('bad_token')
  const now = services.now()
  const hash = tokenHash(refreshToken)
  const outcome = await transaction(services.db, async (tx) => {
    const session = await lockSessionByRefresh(tx, hash)
    if (!session || session.revoked_at) return 'bad_token'
    if (session.expires_at <= now) return 'token_expired'
    const successor = derive(services.config.secretKey, refreshToken)
    if (session.refresh_hash.equals(hash)) {
      await tx
        .updateTable('sessions')
        .set({ ...columns(successor, now), previous_refresh_hash: hash })
        .where('id', '=', session.id)
        .execute()
      return successor
    }
    if (now.getTime() - session.refreshed_at.getTime() <= refreshGraceSeconds * 1000) return successor
    await revokeSession(tx, session.id, now)
    return 'bad_token'
  })
  if (typeof outcome !== 'string') return outcome
  forgetSessions(services)
  throw new AppError(outcome)
}

function derive(secret: string, refreshToken: string): Tokens {
  const of = (purpose: string) =>
    createHmac('sha256', secret).update(`${purpose} ${refreshToken}`).digest('base64url')
  return { accessToken: of('access'), refreshToken: of('refresh') }
}
