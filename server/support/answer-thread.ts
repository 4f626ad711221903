import type { z } from 'zod'
import type { answerThread as call } from '#contract/support.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findMessage, hasAnswerAfter, insertMessage } from './message-store.ts'
import { mailAnswer } from './support-mail.ts'
import { tellMessage, toPerson } from './tell-chat.ts'
import { lockThread, type ThreadRow, updateThread } from './thread-store.ts'

type Answer = z.output<typeof call.body>

/** Answers a thread, or adds a note that only staff see. Sent again under its id, it stays one. */
export async function answerThread(
  work: Work,
  caller: Caller,
  threadId: string,
  answer: Answer,
): Promise<void> {
  const { tx, now } = work
  const thread = await lockThread(tx, threadId)
  if (!thread) throw new AppError('thread_not_found')
  const known = await findMessage(tx, answer.message_id)
  if (known) return
  await refuseUnread(tx, thread, caller, answer)
  const number = thread.last_number + 1
  await insertMessage(tx, { ...messageOf(work, thread, caller, answer), number })
  await updateThread(tx, thread.id, {
    ...changesOf(thread, caller, answer, now),
    last_number: number,
    read_by_staff: number,
  })
  const detail = { message: answer.message_id, note: answer.note, close: answer.close }
  await recordAudit(
    tx,
    { actorId: caller.id, operation: 'answerThread', subject: `thread ${thread.id}`, detail },
    now,
  )
  if (thread.channel === 'contact' && !answer.note)
    await mailAnswer(work, thread, answer.text, answer.message_id)
  const row = await findMessage(tx, answer.message_id)
  if (row) tellMessage(work, thread, row)
  work.after(() => toPerson(work.services, thread, 'support_read', { number }))
}

/** Two colleagues don't answer the same question unasked; a note is for them alone. */
async function refuseUnread(tx: Tx, thread: ThreadRow, caller: Caller, { note, seen }: Answer) {
  if (note || seen === undefined) return
  if (await hasAnswerAfter(tx, thread.id, seen, caller.id)) throw new AppError('thread_answered')
}

function messageOf({ now }: Work, thread: ThreadRow, caller: Caller, { message_id, text, note }: Answer) {
  const waited = note || !thread.waiting_since ? null : now.getTime() - thread.waiting_since.getTime()
  return {
    id: message_id,
    thread_id: thread.id,
    author: note ? ('note' as const) : ('staff' as const),
    staff_id: caller.id,
    text,
    // Only the chat has an answer time: who uses the form expects a mail.
    waited_ms: thread.channel === 'chat' && !thread.demo ? waited : null,
    at: now,
  }
}

/** Whoever answers first takes the thread. */
function changesOf(thread: ThreadRow, caller: Caller, { note, close }: Answer, now: Date) {
  const answered = note
    ? {}
    : { status: 'answered' as const, waiting_since: null, assigned_to: thread.assigned_to ?? caller.id }
  const closed = close ? { status: 'closed' as const, waiting_since: null } : {}
  return { ...answered, ...closed, updated_at: now }
}
