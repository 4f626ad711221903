import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { bench } from './measuring/bench.ts'
import { type Running, startYardstick } from './measuring/server.ts'
import { signedIn } from './measuring/sign-in.ts'

/**
 * Many open pages at once, beside a bare Socket.IO server: `npm run bench -- connections [clients]`. Measures the memory
 * that each costs, and the time between the first and the last of them that hears of the same change.
 */
const clients = Number(process.argv[2] ?? 10_000)
const atOnce = 100

type Measured = { kilobytes: number; spreadMs: number }

await bench(
  async ({ product, figure }) => {
    const shop = await product()
    const { headers } = await signedIn(shop.url, 'mira')
    const own = await measure(shop, headers.authorization.replace('Bearer ', ''))
    const bare = await startYardstick('bench/yardsticks/socket.ts')
    const yardstick = await measure(bare).finally(bare.stop)
    figure({
      what: `memory of each of ${clients} connections`,
      value: own.kilobytes,
      unit: ' kB',
      yardstick: yardstick.kilobytes,
      ratio: own.kilobytes / yardstick.kilobytes,
      goal: 2,
      bound: 'at most',
    })
    figure({
      what: 'first to last that hears of a change',
      value: own.spreadMs,
      unit: ' ms',
      yardstick: yardstick.spreadMs,
      ratio: own.spreadMs / yardstick.spreadMs,
      goal: 2,
      bound: 'at most',
    })
  },
  { recorded: false },
)

/** `token`: of a person whose arrival the others hear of; a bare server counts anybody. */
async function measure(server: Running, token?: string): Promise<Measured> {
  const before = kilobytes(server)
  const sockets: Socket[] = []
  const started = performance.now()
  try {
    while (sockets.length < clients) {
      const more = Array.from({ length: Math.min(atOnce, clients - sockets.length) }, () => open(server))
      sockets.push(...(await Promise.all(more)))
    }
    console.log(`${sockets.length} connected in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
    // What they heard while they arrived is over.
    await sleep(5_000)
    const used = (kilobytes(server) - before) / clients
    const spreadMs = await spread(server, sockets, token)
    return { kilobytes: used, spreadMs }
  } finally {
    for (const socket of sockets) socket.disconnect()
  }
}

/** One more arrives, and all others hear of it. */
async function spread(server: Running, sockets: readonly Socket[], token?: string): Promise<number> {
  const heard = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<number>((resolve) => socket.once('online_count', () => resolve(performance.now()))),
    ),
  )
  const another = await open(server, token)
  const times = await heard
  another.disconnect()
  return times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b))
}

function open({ url }: Running, token?: string): Promise<Socket> {
  const socket = io(url, {
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
    auth: { token },
  })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

function kilobytes({ pid }: Running): number {
  const [, size] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(size)
}
