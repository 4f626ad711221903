import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { Server, type Socket } from 'socket.io'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RealtimeEvent } from '#contract/realtime.ts'
import { connectRealtime, type RealtimeConnection } from './connect-realtime.ts'

let io: Server
let url: string
let connection: RealtimeConnection | undefined

/** What waits for half a second or longer. */
type Planned = { ms: number; run: () => void }
let planned: Planned[] = []
const { setTimeout: soon } = globalThis

// The network is real; longer times pass only where a test says so.
beforeEach(async () => {
  planned = []
  const plan =
    (repeat: boolean) =>
    (run: () => void, ms = 0) => {
      if (ms < 500) return soon(run, ms)
      const runOnce = () => {
        cancel(timer)
        run()
      }
      const timer = { ms, run: repeat ? run : runOnce, unref: () => timer, ref: () => timer }
      planned.push(timer)
      return timer
    }
  const cancel = (timer: unknown) => {
    if (planned.includes(timer as Planned)) planned = planned.filter((each) => each !== timer)
    else if (timer) stop(timer as NodeJS.Timeout)
  }
  const { clearTimeout: stop } = globalThis
  vi.stubGlobal('setTimeout', plan(false))
  vi.stubGlobal('setInterval', plan(true))
  vi.stubGlobal('clearTimeout', cancel)
  vi.stubGlobal('clearInterval', cancel)
  const server = createServer()
  io = new Server(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  connection?.close()
  await io.close()
  vi.unstubAllGlobals()
})

type Told = boolean | RealtimeEvent | 'unauthorized' | 'crowded'

/** Connects, and records what happens. */
function start(token: () => string | undefined = () => 'token') {
  const told: Told[] = []
  connection = connectRealtime({
    url,
    token,
    lastNotificationId: () => 41,
    onEvent: (event) => told.push(event),
    onConnected: (connected) => told.push(connected),
    onUnauthorized: () => told.push('unauthorized'),
    onCrowded: () => told.push('crowded'),
  })
  return told
}

const answer = (socket: Socket) => socket.emit('connected', { user_id: 'a', last_notification_id: 41 })

/** Waits for the network; what never happens fails, since no timer of the test runs. */
async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 30_000
  while (!condition()) {
    if (performance.now() > end) throw new Error(`It never became true: ${condition}`)
    await turn()
  }
}

/** Lets time pass to the next moment for which something is planned, and returns how far away that was, in ms. */
function toNextTimer(): number {
  const [next] = planned.toSorted((a, b) => a.ms - b.ms)
  next?.run()
  return next?.ms ?? Number.NaN
}

describe('the connection (spec 4, 9)', () => {
  test('sends the last notification’s id, and checks every 2 s until connected, then stops', async () => {
    const checks: unknown[] = []
    let heard = false
    io.on('connection', (socket) => {
      socket.on('support_typing', () => {
        heard = true
      })
      socket.on('check_connection', (payload) => {
        checks.push(payload)
        if (checks.length === 2) answer(socket)
      })
    })
    const told = start()
    await until(() => checks.length === 1)
    expect(toNextTimer()).toBe(2_000)
    await until(() => told.includes(true))
    connection?.send('support_typing', {})
    await until(() => heard)
    expect(planned.map(({ ms }) => ms)).not.toContain(2_000)
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
    const told = start(() => token)
    await until(() => told.includes('unauthorized'))
    token = 'new'
    expect(toNextTimer()).toBe(1_000)
    await until(() => told.includes(true))
    expect(tokens).toEqual(['old', 'new'])
  })

  test('says that too many pages are open, and keeps trying', async () => {
    let tries = 0
    io.use((_socket, next) => next(++tries < 2 ? new Error('multiple_connection_detected') : undefined))
    io.on('connection', answer)
    const told = start()
    await until(() => told.includes('crowded'))
    expect(toNextTimer()).toBe(1_000)
    await until(() => told.includes(true))
    expect(told.filter((each) => each === 'crowded')).toHaveLength(1)
  })

  test('comes back after 2 s when the server closes it', async () => {
    io.on('connection', answer)
    const told = start()
    await until(() => told.includes(true))
    io.disconnectSockets()
    await until(() => told.at(-1) === false)
    expect(toNextTimer()).toBe(2_000)
    await until(() => told.at(-1) === true)
  })

  test('gives an attempt 20 s before it tries again', async () => {
    start()
    expect(planned.map(({ ms }) => ms)).toContain(20_000)
  })

  test('reconnects automatically when the connection breaks, after 0.5 to 1.5 s at first', async () => {
    io.on('connection', answer)
    const told = start()
    await until(() => told.includes(true))
    for (const client of io.sockets.sockets.values()) client.conn.close(true)
    await until(() => told.at(-1) === false)
    const after = toNextTimer()
    expect(after).toBeGreaterThanOrEqual(500)
    expect(after).toBeLessThanOrEqual(1_500)
    await until(() => told.at(-1) === true)
  })

  test('tries again without an end, after 1 s at first, each time later, and every 5 s at last; half of it is chance', async () => {
    let upgraded = false
    io.on('connection', (socket) => {
      socket.conn.once('upgrade', () => {
        upgraded = true
      })
      answer(socket)
    })
    const told = start()
    await until(() => upgraded && told.includes(true))
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    // The server runs, but refuses every attempt.
    io.engine.opts.allowRequest = (_request, answered) => answered('away', false)
    for (const client of io.sockets.sockets.values()) client.conn.close(true)
    await until(() => told.at(-1) === false)
    const delays: number[] = []
    const wanted = (ms: number) => ![1_000, 2_000, 20_000].includes(ms) && ms <= 5_000
    while (delays.length < 12) {
      await until(() => planned.some(({ ms }) => wanted(ms)))
      const next = planned.find(({ ms }) => wanted(ms))
      delays.push(next?.ms ?? 0)
      next?.run()
    }
    expect(delays).toEqual([1_250, 2_500, ...Array(10).fill(5_000)])
    chance.mockRestore()
  })

  test('comes back by WebSocket at once where that has worked, and by polling where it no longer does', async () => {
    const first: string[] = []
    let upgraded = 0
    io.on('connection', (socket) => {
      first.push(socket.conn.transport.name)
      socket.conn.once('upgrade', () => upgraded++)
      answer(socket)
    })
    const told = start()
    await until(() => upgraded === 1)
    const back = async () => {
      const before = first.length
      for (const client of io.sockets.sockets.values()) client.conn.close(true)
      await until(() => told.at(-1) === false)
      toNextTimer()
      await until(() => first.length > before && told.at(-1) === true)
    }
    await back()
    io.engine.opts.transports = ['polling']
    await back()
    expect(first).toEqual(['polling', 'websocket', 'polling'])
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
