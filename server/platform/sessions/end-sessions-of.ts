import type { Work } from '../ports/work.ts'
import { forgetSessions } from './authenticate.ts'
import { revokeSessionsOf } from './session-store.ts'

/** Ends a person's sessions in the transaction, except one if given; their sockets close after the commit. */
export async function endSessionsOf(work: Work, userId: string, exceptId?: string): Promise<void> {
  const { services, tx, now } = work
  const ended = await revokeSessionsOf(tx, userId, { now, exceptId })
  if (ended.length === 0) return
  work.after(() => {
    forgetSessions(services)
    for (const id of ended) services.realtime.endSession(id)
  })
}
