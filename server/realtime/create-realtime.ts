import type { Logger } from 'pino'
import { Server } from 'socket.io'
import { minuteMs } from '#core/base/durations.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { RedisClients } from '#server/platform/process/redis.ts'
import { admitSocket } from './admit-socket.ts'
import { answerCheck } from './answer-check.ts'
import { connectionLimits } from './connection-limits.ts'
import { keepAccess } from './keep-access.ts'
import { logSocketRefusals } from './log-socket-refusals.ts'
import { passTyping } from './pass-typing.ts'
import { Presence } from './presence.ts'
import type { RealtimeServer } from './realtime.ts'
import { filterRoom, postRoom, sessionRoom, staffRoom, threadRoom, userRoom } from './rooms.ts'
import { sendCounts } from './send-counts.ts'
import { SharedPresence } from './shared-presence.ts'
import { showEditors } from './show-editors.ts'
import type { Io, PersonSocket } from './sockets.ts'

type Options = {
  config: Config
  log: Logger
  /** With it, rooms and counts span all processes. */
  redis?: RedisClients | undefined
}

/** How often every session is checked again, regardless of events (trust R2). */
const recheckMs = minuteMs

/** Realtime over Socket.IO. While Redis is down, it stays within this process. */
export async function createRealtime({ config, log, redis }: Options): Promise<RealtimeServer> {
  const limits = connectionLimits(config)
  const presence = new Presence()
  const shared = redis && new SharedPresence(redis.main, presence)
  const io: Io = new Server({
    serveClient: false,
    maxHttpBufferSize: 16_384,
    connectTimeout: 5_000,
    allowRequest: (request, answer) => answer(null, limits.allows(request)),
    ...(redis && { adapter: await adapterOf(redis) }),
  })
  /** Here at once, even while Redis is down; elsewhere through Redis. */
  const disconnect = (room: string) => {
    io.local.in(room).disconnectSockets(true)
    io.in(room).disconnectSockets(true)
  }
  let stop = () => {}
  let recheck: RealtimeServer['accessChanged'] = () => {}

  return {
    toUser: (userId, event, payload) => void io.to(userRoom(userId)).emit(event, payload),
    toFilter: (filter, event, payload, except = []) =>
      void io.to(filterRoom(filter)).except(except.map(userRoom)).emit(event, payload),
    toStaff: (event, payload) => void io.to(staffRoom).emit(event, payload),
    toThread: (threadId, event, payload) => void io.to(threadRoom(threadId)).emit(event, payload),
    toPost: (postId, event, payload) => void io.to(postRoom(postId)).emit(event, payload),
    endSession: (sessionId) => disconnect(sessionRoom(sessionId)),
    endUser: (userId) => disconnect(userRoom(userId)),
    accessChanged: (userId) => recheck(userId),
    isOnline: async (userId) => shared?.has(userId) ?? presence.has(userId),
    isVisible: async (sessionId) => (await pagesOf(io, sessionId)).some(({ data }) => data.visible === true),
    onlineBoosters: async () => shared?.boosters() ?? presence.boosters(),

    attach(server, services) {
      io.attach(server)
      limits.watch(io.engine)
      const access = keepAccess(io, services, recheckMs)
      recheck = access.changed
      const counts = sendCounts(io, () => shared?.counts() ?? presence.counts(), log)
      const logRefusal = logSocketRefusals(services)
      io.use((socket, next) => {
        admitSocket(services, presence, socket).then(
          (refusal) => {
            if (!refusal) return next()
            logRefusal(socket, refusal)
            next(new Error(refusal))
          },
          (error) => {
            log.error({ err: error }, 'a socket could not be admitted')
            next(new Error('internal_server_error'))
          },
        )
      })
      io.on('connection', (socket) => {
        counts.greet(socket)
        receive(services, socket, access.enter(socket), log)
        passTyping(services, io, socket)
        showEditors(services, io, socket)
        const { caller } = socket.data
        if (!caller) return
        socket.on('act', () => presence.act(caller.id))
        socket.on('show_page', (message: unknown) => {
          socket.data.visible = (message as { visible?: unknown } | null)?.visible === true
        })
      })
      stop = () => {
        access.stop()
        counts.stop()
      }
    },

    async close() {
      stop()
      // Looks like a broken connection, after which clients reconnect automatically, each at another moment.
      io.engine?.close()
      await io.of('/').adapter.close()
      await shared?.leave()
    },
  }
}

/** The connected pages of a session; while Redis doesn't answer, those of this process. */
function pagesOf(io: Io, sessionId: string) {
  const room = sessionRoom(sessionId)
  return io
    .in(room)
    .fetchSockets()
    .catch(() => io.local.in(room).fetchSockets())
}

/** Answers a client's checks, one at a time, once its socket is in its rooms. */
function receive(services: Services, socket: PersonSocket, entered: Promise<void>, log: Logger): void {
  let answering = false
  socket.on('check_connection', async (message: unknown) => {
    if (answering) return
    answering = true
    try {
      await entered
      if (socket.connected) await answerCheck(services, socket, message)
    } catch (error) {
      // The client asks again in two seconds.
      log.error({ err: error }, 'check_connection could not be answered')
    } finally {
      answering = false
    }
  })
}

async function adapterOf({ main, subscriber }: RedisClients) {
  const { createAdapter } = await import('@socket.io/redis-adapter')
  return createAdapter(main, subscriber)
}
