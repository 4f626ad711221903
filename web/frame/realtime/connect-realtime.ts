import { io } from 'socket.io-client'
import type { RealtimeCalls, RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'

/** Spec 4 and 9. */
const checkEveryMs = 2_000
const retryAfterErrorMs = 1_000
const reconnection = {
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  timeout: 20_000,
}

type Options = {
  /** For processes in which no page has an origin. */
  url?: string
  /** The current token, read again for each attempt; undefined for a visitor. */
  token(): string | undefined
  lastNotificationId(): number | undefined
  onEvent<E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]): void
  onConnected(connected: boolean): void
  /** The server refuses the token, for instance because it expired. */
  onUnauthorized(): void
  /** The person has too many pages open; this one keeps trying. */
  onCrowded(): void
}

export type RealtimeConnection = {
  /** Sends only while connected: what is late is worth nothing. */
  send<C extends keyof RealtimeCalls>(call: C, payload: RealtimeCalls[C]): void
  /** Reconnects as the user who is signed in now. */
  restart(): void
  close(): void
}

/**
 * Keeps a connection while the page is open. `connected` means that the server has answered a check, so the socket is
 * in its rooms. Until then it checks every 2 s, or reconnects if the connection is down.
 */
export function connectRealtime(options: Options): RealtimeConnection {
  const socket = io(options.url, {
    ...reconnection,
    // Not shared with other sockets, so that a restart makes a new handshake.
    forceNew: true,
    tryAllTransports: true,
    // The third, WebTransport, is no part of the server, and throws where there is no connection.
    transports: ['polling', 'websocket'],
    auth: (answer) => answer({ token: options.token() }),
  })
  let connected = false
  let checks: ReturnType<typeof setInterval> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    if (!socket.connected) return void socket.connect()
    const call: RealtimeCalls['check_connection'] = { last_notification_id: options.lastNotificationId() }
    socket.emit('check_connection', call)
  }
  const become = (now: boolean) => {
    clearInterval(checks)
    if (!now) checks = setInterval(check, checkEveryMs)
    connected = now
    options.onConnected(now)
  }

  const manager = socket.io
  // Where a WebSocket has worked, a reconnection begins with one: after a restart of the server everybody comes at once, and
  // polling would cost it several requests more for each. Where it no longer works, polling follows.
  manager.on('open', () =>
    manager.engine.once('upgrade', () => {
      manager.opts.transports = ['websocket', 'polling']
    }),
  )
  socket.on('connect', () => {
    become(false)
    check()
  })
  socket.on('disconnect', () => become(false))
  socket.on('connect_error', (error) => {
    if (error.message === 'socket_unauthorized') options.onUnauthorized()
    if (error.message === 'multiple_connection_detected') options.onCrowded()
    clearTimeout(retry)
    retry = setTimeout(() => socket.connect(), retryAfterErrorMs)
  })
  socket.onAny((event, payload) => {
    options.onEvent(event, payload)
    if (event === 'connected' && !connected) become(true)
  })

  return {
    send: (call, payload) => void (socket.connected && socket.emit(call, payload)),
    restart: () => void socket.disconnect().connect(),
    close() {
      clearTimeout(retry)
      socket.disconnect()
      clearInterval(checks)
    },
  }
}
