import type { Server as HttpServer } from 'node:http'
import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import type { Services } from '#server/platform/ports/services.ts'

declare module '#server/platform/ports/services.ts' {
  interface Services {
    /** Sends events to people's open pages. */
    realtime: Realtime
  }
}

/** Sends events to people's open pages. Call it only after the commit; store first what must not be lost. */
export type Realtime = {
  toUser<E extends RealtimeEvent>(userId: string, event: E, payload: RealtimeEvents[E]): void
  /** To every connected booster who offers the filter, except these. */
  toFilter<E extends RealtimeEvent>(
    filter: string,
    event: E,
    payload: RealtimeEvents[E],
    except?: readonly string[],
  ): void
  /** To staff who can see orders. */
  toStaff<E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]): void
  /** To the open pages of the visitor whose chat with support this is. */
  toThread<E extends RealtimeEvent>(threadId: string, event: E, payload: RealtimeEvents[E]): void
  /** To staff who have opened this post in the editor. */
  toPost<E extends RealtimeEvent>(postId: string, event: E, payload: RealtimeEvents[E]): void
  /** Closes the sockets of a session that ended. */
  endSession(sessionId: string): void
  /**
   * Tells the person's open pages on this process that their permissions may have changed, and closes those whose access
   * did. Null checks everyone's.
   */
  accessChanged(userId: string | null): void
  /** Closes a person's sockets on every process. */
  endUser(userId: string): void
  /** Whether a person has an open page, on any process. */
  isOnline(userId: string): Promise<boolean>
  /** Whether a page of a session is in front of its person, on any process. */
  isVisible(sessionId: string): Promise<boolean>
  /** The boosters who are connected now, to any process. */
  onlineBoosters(): Promise<readonly string[]>
}

/** The realtime server of this process: created before the services that need it, attached before listening. */
export type RealtimeServer = Realtime & {
  attach(server: HttpServer, services: Services): void
  /** Closes every socket; their clients reconnect to the next server. */
  close(): Promise<void>
}
