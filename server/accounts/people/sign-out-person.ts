import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { revokeSessionsOf } from '#server/platform/sessions/session-store.ts'
import { lockPerson } from './lock-person.ts'
import { mailPerson } from './mail-person.ts'
import { recordChange } from './record-change.ts'

/** Signs a person out on every device. */
export async function signOutPerson(work: Work, caller: Caller, userId: string): Promise<void> {
  await lockPerson(work, caller, userId)
  const ended = await revokeSessionsOf(work.tx, userId, { now: work.now })
  if (ended.length === 0) return
  const detail = { sessions: ended.length }
  await recordChange(work, { actorId: caller.id, userId, operation: 'end sessions', detail, booster: false })
  await mailPerson(work, userId, 'sessions_ended', {})
}
