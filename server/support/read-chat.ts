import type { Services } from '#server/platform/ports/services.ts'
import { findChat, markRead, type Speaker } from './thread-store.ts'

/** Notes how far a visitor or person has read their chat. */
export async function readChat({ db, realtime }: Services, speaker: Speaker | null, number: number) {
  const thread = speaker && (await findChat(db, speaker))
  if (thread && (await markRead(db, thread.id, 'read_by_person', number)))
    realtime.toStaff('support_thread', { thread_id: thread.id })
}
