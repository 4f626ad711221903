import type { z } from 'zod'
import type { writeToPerson as call } from '#contract/person.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findPerson } from '#server/platform/users/user-store.ts'
import { answerThread } from './answer-thread.ts'
import { findMessage } from './message-store.ts'
import { insertThread, lockChat, type ThreadRow } from './thread-store.ts'

/**
 * Writes to a person in their one chat with support, which begins with it if there is none. Whoever is staff's colleague or
 * the writer themselves has a chat like everyone else. Sent again under its id, it stays one message.
 */
export async function writeToPerson(
  work: Work,
  caller: Caller,
  userId: string,
  { message_id, text }: z.output<typeof call.body>,
): Promise<string> {
  const { tx } = work
  const person = await findPerson(tx, userId)
  if (!person) throw new AppError('user_not_found')
  const thread = (await lockChat(tx, { userId })) ?? (await begin(work, userId, person.locale))
  const known = await findMessage(tx, message_id)
  if (known && known.thread_id !== thread.id) throw new AppError('not_found')
  await answerThread(work, caller, thread.id, { message_id, text, note: false, close: false })
  return thread.id
}

/** Two who begin at once share the thread of the first. */
async function begin({ tx, now }: Work, userId: string, locale: ThreadRow['locale']): Promise<ThreadRow> {
  const begun = await insertThread(tx, {
    channel: 'chat',
    user_id: userId,
    locale,
    status: 'answered',
    created_at: now,
    updated_at: now,
  })
  const thread = begun ?? (await lockChat(tx, { userId }))
  if (!thread) throw new AppError('server_busy')
  return thread
}
