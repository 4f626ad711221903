import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/**
 * A connection to a service that can be cut: refused like a stopped service, or silent like a network that drops
 * packets.
 */
export type Gate = {
  port: number
  refuse(): Promise<void>
  silence(): void
  open(): Promise<void>
  close(): Promise<void>
}

export async function openGate(targetPort: number): Promise<Gate> {
  const lines = new Set<Socket>()
  let silent = false
  const listen = (port: number) => {
    const server = createServer({ pauseOnConnect: true }, (here) => {
      const there = connect(targetPort, '127.0.0.1')
      for (const [from, to] of [
        [here, there],
        [there, here],
      ] as const) {
        lines.add(from)
        from.on('data', (chunk) => void to.write(chunk))
        from.on('error', () => {})
        from.on('close', () => {
          lines.delete(from)
          to.destroy()
        })
        if (silent) from.pause()
        else from.resume()
      }
    }).listen(port, '127.0.0.1')
    return once(server, 'listening').then(() => server)
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const refuse = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const line of lines) line.destroy()
    await closed
  }
  return {
    port,
    refuse,
    silence() {
      silent = true
      for (const line of lines) line.pause()
    },
    async open() {
      silent = false
      for (const line of lines) line.resume()
      if (!server.listening) server = await listen(port)
    },
    async close() {
      if (server.listening) await refuse()
    },
  }
}

export type LocalRedis = { url: string; start(): Promise<void>; stop(): Promise<void> }

export function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A separate Redis that stores nothing, and can be killed and restarted. */
export async function localRedis(): Promise<LocalRedis> {
  const port = await freePort()
  let child: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      child = spawn('redis-server', options, { stdio: 'ignore' })
      for (;;) {
        const socket = connect(port, '127.0.0.1')
        const there = await Promise.race([
          once(socket, 'connect').then(() => true),
          once(socket, 'error').then(() => false),
        ]).catch(() => false)
        socket.destroy()
        if (there) return
        await sleep(20)
      }
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type Asked = { what: string; at: number; ms: number; status: number; retryAfter: boolean }
export type Question = { what: string; url: string; init?: () => RequestInit }

/** Sends each request repeatedly, one after the other, until it is stopped; a broken connection has status 0. */
export function startLoad(questions: Question[], pauseMs: number): { stop(): Promise<Asked[]> } {
  const asked: Asked[] = []
  let stopping = false
  const ask = async ({ what, url, init }: Question) => {
    while (!stopping) {
      const at = performance.now()
      let status = 0
      let retryAfter = false
      try {
        const answer = await fetch(url, init?.())
        await answer.arrayBuffer()
        status = answer.status
        retryAfter = answer.headers.has('retry-after')
      } catch {
        // Status 0 represents it.
      }
      asked.push({ what, at, ms: performance.now() - at, status, retryAfter })
      await sleep(pauseMs)
    }
  }
  const asking = questions.map(ask)
  return {
    async stop() {
      stopping = true
      await Promise.all(asking)
      return asked
    },
  }
}

/** What an outage did to the requests made meanwhile. */
export type Outage = {
  calls: number
  /** Responses other than success and `server_busy` with Retry-After. */
  wrong: Asked[]
  slowestMs: number
  overThreeSeconds: number
  busy: number
  /** From the end of the outage until every request succeeds. */
  backAfterMs: number
}

/** Evaluates the requests since `from`, given that the outage ended at `over`. */
export function judge(asked: Asked[], from: number, over: number): Outage {
  const since = asked.filter(({ at }) => at >= from)
  const failed = since.filter(({ status }) => status !== 200)
  const busy = failed.filter(({ status, retryAfter }) => status === 503 && retryAfter)
  const lastFailure = Math.max(over, ...failed.map(({ at, ms }) => at + ms))
  return {
    calls: since.length,
    wrong: failed.filter((each) => !busy.includes(each)),
    slowestMs: Math.round(Math.max(0, ...since.map(({ ms }) => ms))),
    overThreeSeconds: since.filter(({ ms }) => ms > 3_000).length,
    busy: busy.length,
    backAfterMs: Math.round(lastFailure - over),
  }
}
