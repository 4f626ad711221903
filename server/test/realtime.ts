import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type ManagerOptions, type Socket } from 'socket.io-client'
import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { openRedis } from '#server/platform/process/redis.ts'
import { createRealtime } from '../realtime/create-realtime.ts'
import type { RealtimeServer } from '../realtime/realtime.ts'

export type TestRealtime = {
  url: string
  realtime: RealtimeServer
  /** A client that does not reconnect; it has not requested `connected` yet. */
  client(token?: unknown, options?: Partial<ManagerOptions>): Socket
  /** A client in its rooms. */
  connect(token?: string, options?: Partial<ManagerOptions>): Promise<Socket>
  close(): Promise<void>
}

/** A real realtime server on its own port; the services use it from then on. */
export async function openTestRealtime(services: Services): Promise<TestRealtime> {
  const { config, log } = services
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined
  const realtime = await createRealtime({ config, log, redis })
  services.realtime = realtime
  const server = createServer((_request, response) => response.writeHead(404).end())
  realtime.attach(server, services)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clients: Socket[] = []
  const client: TestRealtime['client'] = (token, options) => {
    const socket = io(url, { forceNew: true, reconnection: false, auth: { token }, ...options })
    clients.push(socket)
    return socket
  }
  return {
    url,
    realtime,
    client,
    async connect(token, options) {
      const socket = client(token, { transports: ['websocket'], ...options })
      await opened(socket)
      await heardAll(socket)
      return socket
    },
    async close() {
      await realtime.close()
      await redis?.close()
      for (const socket of clients) socket.disconnect()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Resolves when the server has admitted the client; rejects with its refusal, or if the server cuts its handshake. */
export function opened(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
    socket.once('disconnect', (reason) => reject(new Error(`The handshake was cut: ${reason}`)))
  })
}

/** The payload of the next event of a kind. */
export function next<E extends RealtimeEvent>(socket: Socket, event: E): Promise<RealtimeEvents[E]> {
  return new Promise((resolve) => socket.once(event as string, resolve))
}

/** A connection keeps the order of its messages, so after an answer nothing from before it is still on its way. */
export async function heardAll(socket: Socket): Promise<void> {
  const answered = next(socket, 'connected')
  socket.emit('check_connection', {})
  await answered
}

/** Resolves when the server closes the socket, for a reason of its own: its regular check comes later than a test ends. */
export async function closed(socket: Socket): Promise<void> {
  if (socket.connected) await new Promise((resolve) => socket.once('disconnect', resolve))
}
