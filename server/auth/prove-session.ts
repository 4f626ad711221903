import { recordAudit } from '../audit/record-audit.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { notify } from '../notifications/notify.ts'
import type { Services } from '../services.ts'
import { forgetSessions } from '../sessions/authenticate.ts'
import { callerOf, type LockedSession, lockSession, revokeSession } from '../sessions/session-store.ts'
import { isOurs, refreshGraceSeconds, sessionOfRefresh, tokenHash } from '../sessions/tokens.ts'
import { transaction, type Work } from '../work.ts'

/** What a refresh token is to its session: its present one, the one before whose successor may be lost, or stolen. */
type Standing = 'present' | 'before' | 'stolen'

export type Proof = {
  session: LockedSession
  refreshToken: string
  standing: Exclude<Standing, 'stolen'>
}

/**
 * Runs `use` on the locked session that a refresh token proves, and throws `bad_token` or `token_expired` for every
 * other token. An older one of ours that comes back was stolen: its session ends (trust S1). What we did not make ends
 * nothing, whoever's session it names.
 */
export async function proveSession<T>(
  services: Services,
  refreshToken: string | undefined,
  use: (work: Work, proof: Proof) => Promise<T>,
): Promise<T> {
  const sessionId = refreshToken === undefined ? null : sessionOfRefresh(refreshToken)
  if (refreshToken === undefined || sessionId === null) throw new AppError('bad_token')
  const outcome = await transaction(services, async (work): Promise<{ result: T } | null> => {
    const session = await lockSession(work.tx, sessionId)
    if (!session || session.revoked_at) throw new AppError('bad_token')
    if (session.expires_at <= work.now) throw new AppError('token_expired')
    const standing = standingOf(session, refreshToken, services.config.secretKey, work.now)
    if (!standing) throw new AppError('bad_token')
    if (standing !== 'stolen') return { result: await use(work, { session, refreshToken, standing }) }
    await endStolen(work, session)
    return null
  })
  if (outcome) return outcome.result
  forgetSessions(services)
  services.realtime.endSession(sessionId)
  services.log.warn({ sessionId }, 'an old refresh token was reused: its session was ended')
  throw new AppError('bad_token')
}

/**
 * The token before is as good as the present one for the moment in which tabs refresh at once, and for as long as
 * nobody has used its successor: then the answer that carried it was lost on the way (trust S2, S14).
 */
function standingOf(
  session: LockedSession,
  refreshToken: string,
  secretKey: string,
  now: Date,
): Standing | null {
  const hash = tokenHash(refreshToken)
  if (session.refresh_hash.equals(hash)) return 'present'
  const age = now.getTime() - session.refreshed_at.getTime()
  const excused = !session.renewal_arrived || age <= refreshGraceSeconds * 1000
  if (session.previous_refresh_hash?.equals(hash) && excused) return 'before'
  return isOurs(secretKey, refreshToken) ? 'stolen' : null
}

/** The family ends, its person is told, and it is on record (trust S1). */
async function endStolen(work: Work, { id, user_id }: LockedSession): Promise<void> {
  const now = work.now
  await revokeSession(work.tx, id, now)
  await notify(work, { userId: user_id, code: 'session_ended_by_reuse', params: {} })
  const deed = { actorId: user_id, operation: 'endReusedSession', subject: id, detail: {} }
  await recordAudit(work.tx, deed, now)
}

/** Whose session a refresh token proves, without renewing anything. */
export function callerOfRefresh(services: Services, refreshToken: string): Promise<Caller> {
  return proveSession(services, refreshToken, async (_, { session }) => callerOf(session))
}
