import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** What is known of a connection. */
type SocketData = {
  caller: Caller | null
  rooms?: string
  /** The chat with support of this visitor, or of this person once they have typed in it. */
  threadId?: string
}
export type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
export type PersonSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
