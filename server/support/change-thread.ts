import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { tellStaff } from './tell-chat.ts'
import { lockThread, type ThreadRow, updateThread } from './thread-store.ts'

/** Gives a thread to a staff member, or to nobody. */
export async function assignThread(
  work: Work,
  caller: Caller,
  threadId: string,
  userId: string | null,
): Promise<void> {
  await change(work, caller, threadId, 'assignThread', { user_id: userId }, async ({ tx, now }, thread) => {
    if (userId && !(await staffWith(tx, 'EditOrders')).includes(userId)) throw new AppError('user_not_found')
    await updateThread(tx, thread.id, { assigned_to: userId, updated_at: now })
  })
}

/** Closes a thread, or lets a closed one wait again. */
export async function setThreadStatus(
  work: Work,
  caller: Caller,
  threadId: string,
  status: 'closed' | 'waiting',
): Promise<void> {
  await change(work, caller, threadId, 'setThreadStatus', { status }, async ({ tx, now }, thread) => {
    if (thread.status === status) return
    const waiting_since = status === 'waiting' ? now : null
    await updateThread(tx, thread.id, { status, waiting_since, updated_at: now })
  })
}

async function change(
  work: Work,
  caller: Caller,
  threadId: string,
  operation: 'assignThread' | 'setThreadStatus',
  detail: Record<string, unknown>,
  apply: (work: Work, thread: ThreadRow) => Promise<void>,
): Promise<void> {
  const thread = await lockThread(work.tx, threadId)
  if (!thread) throw new AppError('thread_not_found')
  await apply(work, thread)
  const deed = { actorId: caller.id, operation, subject: `thread ${thread.id}`, detail }
  await recordAudit(work.tx, deed, work.now)
  tellStaff(work, thread.id)
}
