import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { revokeSessionOf, revokeSessionsOf } from '#server/platform/sessions/session-store.ts'
import { lockPerson } from './lock-person.ts'
import { mailPerson } from './mail-person.ts'
import { recordChange } from './record-change.ts'

/** Signs a person out on every device. */
export async function signOutPerson(work: Work, caller: Caller, userId: string): Promise<void> {
  await lockPerson(work, caller, userId)
  const ended = await revokeSessionsOf(work.tx, userId, { now: work.now })
  if (ended.length === 0) return
  await recordEnd(work, caller, { userId, sessions: ended.length })
  await mailPerson(work, userId, 'sessions_ended', {})
}

/** Signs a person out on one device. A session that has ended, or is another person's, changes nothing. */
export async function signOutDevice(
  work: Work,
  caller: Caller,
  { user_id: userId, session_id: sessionId }: { user_id: string; session_id: string },
): Promise<void> {
  await lockPerson(work, caller, userId)
  const device = await revokeSessionOf(work.tx, userId, { sessionId, now: work.now })
  if (!device) return
  await recordEnd(work, caller, { userId, sessions: 1 })
  await mailPerson(work, userId, 'session_ended', device)
}

function recordEnd(work: Work, caller: Caller, { userId, sessions }: { userId: string; sessions: number }) {
  const change = { actorId: caller.id, userId, operation: 'end sessions' as const, booster: false }
  return recordChange(work, { ...change, detail: { sessions } })
}
