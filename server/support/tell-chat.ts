import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { MessageRow } from './message-store.ts'
import { messageView } from './message-view.ts'
import type { ThreadRow } from './thread-store.ts'

type Told = Pick<ThreadRow, 'id' | 'user_id'>

/** Sends an event to the pages of a thread's person, or of its visitor. */
export function toPerson<E extends RealtimeEvent>(
  { realtime }: Pick<Services, 'realtime'>,
  { id, user_id }: Told,
  event: E,
  payload: RealtimeEvents[E],
): void {
  if (user_id) realtime.toUser(user_id, event, payload)
  else realtime.toThread(id, event, payload)
}

/** After the commit, shows a message to all pages of its person, and informs staff. */
export function tellMessage(work: Work, thread: Told, row: MessageRow): void {
  if (row.author !== 'note')
    work.after(() => toPerson(work.services, thread, 'support_message', { message: messageView(row) }))
  tellStaff(work, thread.id)
}

/** After the commit, staff who show the thread or the queue read it again. */
export function tellStaff({ after, services }: Work, thread_id: string): void {
  after(() => services.realtime.toStaff('support_thread', { thread_id }))
}
