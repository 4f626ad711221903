import { notify } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Config } from '#server/platform/config/config.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import {
  callerOf,
  type LockedSession,
  lockSession,
  revokeSession,
} from '#server/platform/sessions/session-store.ts'
import { isOurs, refreshGraceSeconds, sessionOfRefresh, tokenHash } from '#server/platform/sessions/tokens.ts'

/**
 * What a refresh token is to its session: the current one, the previous one whose successor may be lost, or stolen.
 */
type Standing = 'present' | 'before' | 'stolen'

export type Proof = {
  session: LockedSession
  refreshToken: string
  standing: Exclude<Standing, 'stolen'>
}

/**
 * Runs `use` on the locked session that a refresh token proves. Throws `bad_token` or `token_expired` for every other
 * token. An older token of ours that comes back was stolen, so its session ends (trust S1). A token that we did not
 * issue ends nothing, whichever session it names.
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
    const standing = standingOf(session, refreshToken, services.config, work.now)
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
 * The previous token is as good as the current one for the moment in which several tabs refresh, and until someone
 * uses its successor: until then, the response that carried the successor may have been lost (trust S2, S14).
 */
function standingOf(
  session: LockedSession,
  refreshToken: string,
  config: Config,
  now: Date,
): Standing | null {
  const hash = tokenHash(refreshToken)
  if (session.refresh_hash.equals(hash)) return 'present'
  const age = now.getTime() - session.refreshed_at.getTime()
  const excused = !session.renewal_arrived || age <= refreshGraceSeconds * 1000
  if (session.previous_refresh_hash?.equals(hash) && excused) return 'before'
  return isOurs(config, refreshToken) ? 'stolen' : null
}

/** The family ends, its owner is notified, and the audit records it (trust S1). */
async function endStolen(work: Work, { id, user_id }: LockedSession): Promise<void> {
  const now = work.now
  await revokeSession(work.tx, id, now)
  await notify(work, { userId: user_id, code: 'session_ended_by_reuse', params: {} })
  const deed = { actorId: user_id, operation: 'endReusedSession' as const, subject: id, detail: {} }
  await recordAudit(work.tx, deed, now)
}

/** The user whose session a refresh token proves; nothing is renewed. */
export function callerOfRefresh(services: Services, refreshToken: string): Promise<Caller> {
  return proveSession(services, refreshToken, async (_, { session }) => callerOf(session, services.config))
}
