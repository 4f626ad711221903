import type { Services } from '#server/platform/ports/services.ts'
import { type Access, findAccess } from './find-access.ts'
import { sessionRoom, userRoom } from './rooms.ts'
import type { Io, PersonSocket } from './sockets.ts'

const sessionsPerQuery = 1_000

/** Puts sockets into their rooms and closes those whose session ended or whose access changed. */
export function keepAccess(io: Io, services: Services, everyMs: number) {
  const { now, log } = services
  async function check(sockets: PersonSocket[]): Promise<void> {
    const sessionIds = new Set(sockets.map((socket) => socket.data.caller?.sessionId ?? ''))
    const found = await findAccess(services, [...sessionIds])
    for (const socket of sockets) apply(socket, found.get(socket.data.caller?.sessionId ?? ''))
  }

  function apply(socket: PersonSocket, access: Access | undefined): void {
    const left = access ? access.expiresAt - now().getTime() : 0
    const rooms = access?.rooms.join(' ')
    const changed = socket.data.rooms !== undefined && socket.data.rooms !== rooms
    if (!access || left <= 0 || changed) return void socket.disconnect(true)
    // The session ends before the next check. If it has been renewed since, the client just reconnects.
    if (left <= everyMs) setTimeout(() => socket.disconnect(true), left).unref()
    if (socket.data.rooms === undefined) {
      socket.data.rooms = access.rooms.join(' ')
      void socket.join(access.rooms)
    }
  }

  /** The sockets of a person here, or everyone's. */
  function socketsOf(userId: string | null): PersonSocket[] {
    const { sockets, adapter } = io.of('/')
    if (userId === null) return [...sockets.values()].filter((socket) => socket.data.rooms !== undefined)
    return [...(adapter.rooms.get(userRoom(userId)) ?? [])].flatMap((id) => sockets.get(id as never) ?? [])
  }

  async function checkAll(people = socketsOf(null)): Promise<void> {
    for (let start = 0; start < people.length; start += sessionsPerQuery)
      await check(people.slice(start, start + sessionsPerQuery))
  }

  const failed = (error: unknown) =>
    log.error({ err: error }, 'the sessions of connected sockets could not be checked')
  const timer = setInterval(() => void checkAll().catch(failed), everyMs).unref()

  return {
    async enter(socket: PersonSocket): Promise<void> {
      const { caller } = socket.data
      if (!caller) return
      // It joins the rooms by which it can be closed before the check, so that an end in between is not missed.
      await socket.join([userRoom(caller.id), sessionRoom(caller.sessionId)])
      try {
        await check([socket])
      } catch (error) {
        log.error({ err: error }, 'a socket could not join its rooms')
        socket.disconnect(true)
      }
    },
    /** The page reads its permissions again, and the socket is closed if it could see something else with them. */
    changed(userId: string | null): void {
      if (userId !== null) io.local.to(userRoom(userId)).emit('update_session', {})
      checkAll(socketsOf(userId)).catch(failed)
    },
    stop: () => clearInterval(timer),
  }
}
