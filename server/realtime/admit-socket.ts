import type { Socket } from 'socket.io'
import type { RealtimeRefusal } from '#contract/realtime.ts'
import { holds } from '#core/people/permissions.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { authenticateToken } from '#server/platform/sessions/authenticate.ts'
import { findChat } from '../support/thread-store.ts'
import { cookiesOf, visitorHash } from '../support/visitor.ts'
import type { Presence } from './presence.ts'
import { threadRoom } from './rooms.ts'

/**
 * Admits a socket: without a token as a visitor, who gets the counts and the chat of their cookie; with one as its owner. Returns the reason
 * for a refusal, or null.
 */
export async function admitSocket(
  services: Services,
  presence: Presence,
  socket: Socket,
): Promise<RealtimeRefusal | null> {
  const { token } = socket.handshake.auth
  socket.data.caller = null
  if (token === undefined || token === null) {
    await joinChat(services, socket)
    return null
  }
  if (typeof token !== 'string') return 'socket_unauthorized'
  const { caller } = await authenticateToken(services, token)
  if (!caller || caller.banned) return 'socket_unauthorized'
  // A connection that broke meanwhile would never be subtracted.
  if (socket.conn.readyState !== 'open') return 'socket_unauthorized'
  const leave = presence.enter(caller.id, holds(caller, 'Booster'))
  if (!leave) return 'multiple_connection_detected'
  socket.conn.once('close', leave)
  socket.data.caller = caller
  return null
}

/** A visitor who has written to support hears of answers; the cookie of the handshake proves whose chat it is. */
async function joinChat({ config, db }: Services, socket: Socket): Promise<void> {
  const hash = visitorHash(config, cookiesOf(socket.handshake.headers.cookie))
  const thread = hash && (await findChat(db, { visitorHash: hash }))
  if (!thread) return
  socket.data.threadId = thread.id
  await socket.join(threadRoom(thread.id))
}
