import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { LocaleCode } from '#contract/values.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** What is known of a connection. */
type SocketData = {
  caller: Caller | null
  rooms?: string
  /** Whether the page is in front of the person, as it says. */
  visible?: boolean
  /** The chat with support of this visitor, or of this person once they have typed in it. */
  threadId?: string
  /** The post that this member of staff has opened. */
  editing?: { postId: string; language: LocaleCode; username: string } | undefined
}
export type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
export type PersonSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
