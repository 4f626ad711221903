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

beforeEach(async () => {
  const server = createServer()
  io = new Server(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  connection?.close()
  await io.close()
})

/** Connects and answers what happened, each with its time in ms. */
function start(token: () => string | undefined = () => 'token') {
  const told: (boolean | RealtimeEvent | 'unauthorized')[] = []
  connection = connectRealtime({
    url,
    token,
    lastNotificationId: () => 41,
    onEvent: (event) => told.push(event),
    onConnected: (connected) => told.push(connected),
    onUnauthorized: () => told.push('unauthorized'),
  })
  return told
}

const answer = (socket: Socket) => socket.emit('connected', { user_id: 'a', last_notification_id: 41 })

async function until(condition: () => boolean): Promise<number> {
  const begin = performance.now()
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
  return performance.now() - begin
}

/** Within the time that a busy machine adds. */
function expectAbout(ms: number, expected: number) {
  expect(ms).toBeGreaterThan(expected - 100)
  expect(ms).toBeLessThan(expected + 700)
}

describe('the connection (spec 4, 9)', () => {
  test('names the last notification, and checks every 2 s until connected, then no more', async () => {
    const checks: { at: number; payload: unknown }[] = []
    io.on('connection', (socket) =>
      socket.on('check_connection', (payload) => {
        checks.push({ at: performance.now(), payload })
        if (checks.length === 2) answer(socket)
      }),
    )
    const told = start()
    await until(() => told.includes(true))
    expectAbout((checks[1]?.at ?? 0) - (checks[0]?.at ?? 0), 2_000)
    await new Promise((resolve) => setTimeout(resolve, 2_300))
    expect(checks.map(({ payload }) => payload)).toEqual(Array(2).fill({ last_notification_id: 41 }))
    expect(told).toEqual([false, 'connected', true])
  })

  test('retries 1 s after a refusal, with the token of then', async () => {
    const tokens: unknown[] = []
    io.use((socket, next) => {
      tokens.push(socket.handshake.auth.token)
      next(tokens.length < 2 ? new Error('socket_unauthorized') : undefined)
    })
    io.on('connection', answer)
    let token = 'old'
    const told = start(() => token)
    await until(() => told.includes('unauthorized'))
    token = 'new'
    expectAbout(await until(() => told.includes(true)), 1_000)
    expect(tokens).toEqual(['old', 'new'])
  })

  test('comes back within 2 s when the server closes it', async () => {
    io.on('connection', answer)
    const told = start()
    await until(() => told.includes(true))
    io.disconnectSockets()
    await until(() => told.at(-1) === false)
    expectAbout(await until(() => told.at(-1) === true), 2_000)
  })

  test('comes back by itself when the connection breaks, after 0.5 to 1.5 s at first', async () => {
    io.on('connection', answer)
    const told = start()
    await until(() => told.includes(true))
    for (const client of io.sockets.sockets.values()) client.conn.close(true)
    await until(() => told.at(-1) === false)
    const back = await until(() => told.at(-1) === true)
    expect(back).toBeGreaterThan(400)
    expect(back).toBeLessThan(2_700)
  })

  test('a restart is a new handshake', async () => {
    const tokens: unknown[] = []
    io.on('connection', (socket) => {
      tokens.push(socket.handshake.auth.token)
      answer(socket)
    })
    let token: string | undefined
    const told = start(() => token)
    await until(() => told.includes(true))
    token = 'signed in'
    connection?.restart()
    await until(() => tokens.length === 2)
    expect(tokens).toEqual([undefined, 'signed in'])
  })
})
