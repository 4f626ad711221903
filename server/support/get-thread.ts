import type { Services } from '#server/platform/ports/services.ts'
import { toPerson } from './tell-chat.ts'
import { findThread, markRead } from './thread-store.ts'
import { threadView } from './thread-view.ts'

/** A thread for staff. Its person sees that it has been read. */
export async function getThread(services: Services, threadId: string) {
  const { db } = services
  const thread = await findThread(db, threadId)
  if (thread && (await markRead(db, thread.id, 'read_by_staff', thread.last_number)))
    toPerson(services, thread, 'support_read', { number: thread.last_number })
  return threadView(services, threadId)
}
