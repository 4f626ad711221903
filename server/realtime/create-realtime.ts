import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import type { Config } from '../config.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { admitSocket } from './admit-socket.ts'
import { answerCheck } from './answer-check.ts'
import { connectionLimits } from './connection-limits.ts'
import { keepAccess } from './keep-access.ts'
import { Presence } from './presence.ts'
import type { RealtimeServer } from './realtime.ts'
import { filterRoom, sessionRoom, staffRoom, userRoom } from './rooms.ts'
import { sendCounts } from './send-counts.ts'
import { SharedPresence } from './shared-presence.ts'

export type SocketData = { caller: Caller | null; rooms?: string }
export type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
export type PersonSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

type Options = {
  config: Config
  log: Logger
  /** How often every session is looked at again, whatever happened to it (trust R2). */
  recheckMs?: number
}

/** Realtime over Socket.IO; with `REDIS_URL` rooms and counts reach over all processes. */
export async function createRealtime({ config, log, recheckMs = 60_000 }: Options): Promise<RealtimeServer> {
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined
  const limits = connectionLimits(config)
  const presence = new Presence()
  const shared = redis && new SharedPresence(redis.main, presence)
  const io: Io = new Server({
    serveClient: false,
    maxHttpBufferSize: 16_384,
    connectTimeout: 5_000,
    allowRequest: (request, answer) => answer(null, limits.allows(request)),
    ...(redis && { adapter: redis.adapter }),
  })
  let stop = () => {}

  return {
    toUser: (userId, event, payload) => void io.to(userRoom(userId)).emit(event, payload),
    toFilter: (filter, event, payload) => void io.to(filterRoom(filter)).emit(event, payload),
    toStaff: (event, payload) => void io.to(staffRoom).emit(event, payload),
    endSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    endUser: (userId) => io.in(userRoom(userId)).disconnectSockets(true),

    attach(server, services) {
      io.attach(server)
      limits.watch(io.engine)
      const access = keepAccess(io, services, recheckMs)
      const counts = sendCounts(io, () => shared?.counts() ?? presence.counts(), log)
      io.use((socket, next) => {
        admitSocket(services, presence, socket).then(
          (refusal) => (refusal ? next(new Error(refusal)) : next()),
          (error) => {
            log.error({ err: error }, 'a socket could not be admitted')
            next(new Error('internal_server_error'))
          },
        )
      })
      io.on('connection', (socket) => {
        counts.greet(socket)
        receive(services, socket, access.enter(socket), log)
      })
      stop = () => {
        access.stop()
        counts.stop()
      }
    },

    async close() {
      stop()
      // Not a farewell but a break, after which clients come back by themselves, each at another moment.
      io.engine?.close()
      await io.of('/').adapter.close()
      await shared?.leave()
      if (redis) await Promise.all([leave(redis.main), leave(redis.subscriber)])
    },
  }
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

async function openRedis(url: string, log: Logger) {
  const [{ Redis }, { createAdapter }] = await Promise.all([
    import('ioredis'),
    import('@socket.io/redis-adapter'),
  ])
  const main = new Redis(url)
  const subscriber = main.duplicate()
  for (const client of [main, subscriber])
    client.on('error', (error) => log.warn({ err: error }, 'Redis does not answer; realtime stays local'))
  return { main, subscriber, adapter: createAdapter(main, subscriber) }
}

/**
 * Lets Redis answer what it was asked before, also where it is only just being connected: nobody waits for the
 * adapter's own words, which a cut would reject. A Redis that is away is not waited for.
 */
async function leave(client: Redis): Promise<void> {
  await Promise.race([client.quit().catch(() => {}), sleep(1_000, undefined, { ref: false })])
  client.disconnect()
}
