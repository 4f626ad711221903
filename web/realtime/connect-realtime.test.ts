import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RealtimeEvent } from '#contract/realtime.ts'
import { connectRealtime, type RealtimeConnection } from './connect-realtime.ts'

let io: Server
let url: string
let connection: RealtimeConnection | undefined
let clock: ReturnType<typeof setInterval>

beforeEach(async () => {
  clock = setInterval(() => ticks++, tickMs)
  const server = createServer()
  io = new Server(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  clearInterval(clock)
  connection?.close()
  await io.close()
})

type Told = boolean | RealtimeEvent | 'unauthorized' | 'crowded'
/** A moment by the clock and by this process's own ticks; a busy machine slows both. */
type Moment = { ms: number; ticks: number }

const tickMs = 10
let ticks = 0
const now = (): Moment => ({ ms: performance.now(), ticks })

/** Connects, and records what happens and when. */
function start(token: () => string | undefined = () => 'token') {
  const told: Told[] = []
  const moments: Moment[] = []
  const note = (what: Told) => {
    told.push(what)
    moments.push(now())
  }
  connection = connectRealtime({
    url,
    token,
    lastNotificationId: () => 41,
    onEvent: note,
    onConnected: note,
    onUnauthorized: () => note('unauthorized'),
    onCrowded: () => note('crowded'),
  })
  return { told, last: (what: Told) => moments[told.lastIndexOf(what)] ?? now() }
}

const answer = (socket: Socket) => socket.emit('connected', { user_id: 'a', last_notification_id: 41 })

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, tickMs))
}

/** No timer fires early. The upper limit counts ticks, so that time lost by a busy process is left out. */
function expectBetween(from: Moment, to: Moment, least: number, most: number) {
  expect(to.ms - from.ms).toBeGreaterThan(least - 20)
  expect((to.ticks - from.ticks) * tickMs).toBeLessThan(most + 700)
}

describe('the connection (spec 4, 9)', { timeout: 30_000 }, () => {
  test('sends the last notification’s id, and checks every 2 s until connected, then stops', async () => {
    const checks: unknown[] = []
    io.on('connection', (socket) =>
      socket.on('check_connection', (payload) => {
        checks.push(payload)
        if (checks.length === 2) answer(socket)
      }),
    )
    const { told, last } = start()
    await until(() => told.includes(true))
    expectBetween(last(false), last(true), 2_000, 2_000)
    await new Promise((resolve) => setTimeout(resolve, 2_300))
    expect(checks).toEqual(Array(2).fill({ last_notification_id: 41 }))
    expect(told).toEqual([false, 'connected', true])
  })

  test('retries 1 s after a refusal, with the token at that time', async () => {
    const tokens: unknown[] = []
    io.use((socket, next) => {
      tokens.push(socket.handshake.auth.token)
      next(tokens.length < 2 ? new Error('socket_unauthorized') : undefined)
    })
    io.on('connection', answer)
    let token = 'old'
    const { told, last } = start(() => token)
    await until(() => told.includes('unauthorized'))
    token = 'new'
    await until(() => told.includes(true))
    expectBetween(last('unauthorized'), last(true), 1_000, 1_000)
    expect(tokens).toEqual(['old', 'new'])
  })

  test('says that too many pages are open, and keeps trying', async () => {
    let tries = 0
    io.use((_socket, next) => next(++tries < 2 ? new Error('multiple_connection_detected') : undefined))
    io.on('connection', answer)
    const { told } = start()
    await until(() => told.includes(true))
    expect(told.filter((each) => each === 'crowded')).toHaveLength(1)
  })

  test('comes back within 2 s when the server closes it', async () => {
    io.on('connection', answer)
    const { told, last } = start()
    await until(() => told.includes(true))
    const shown = told.length
    io.disconnectSockets()
    await until(() => told.indexOf(false, shown) >= 0)
    const lost = last(false)
    await until(() => told.indexOf(true, shown) >= 0)
    expectBetween(lost, last(true), 2_000, 2_000)
  })

  test('reconnects automatically when the connection breaks, after 0.5 to 1.5 s at first', async () => {
    io.on('connection', answer)
    const { told, last } = start()
    await until(() => told.includes(true))
    const shown = told.length
    for (const client of io.sockets.sockets.values()) client.conn.close(true)
    await until(() => told.indexOf(false, shown) >= 0)
    const lost = last(false)
    await until(() => told.indexOf(true, shown) >= 0)
    expectBetween(lost, last(true), 500, 1_500)
  })

  test('a restart is a new handshake', async () => {
    const tokens: unknown[] = []
    io.on('connection', (socket) => {
      tokens.push(socket.handshake.auth.token)
      answer(socket)
    })
    let token: string | undefined
    const { told } = start(() => token)
    await until(() => told.includes(true))
    token = 'signed in'
    connection?.restart()
    await until(() => tokens.length === 2)
    expect(tokens).toEqual([undefined, 'signed in'])
  })
})
