import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Running = { url: string; pid: number; stop(): Promise<void> }

/** The product itself on its own port and data, with demo data and without limits per address. */
export async function startProduct(env: Record<string, string> = {}): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'peakline-bench-'))
  const port = env.PORT ?? (await freePort())
  const { arguments: args, environment } = JSON.parse(readFileSync('run/server.json', 'utf8'))
  const child = start(args, {
    ...environment,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DEMO_DATA: '1',
    ...env,
  })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/readyz`)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      await end(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A yardstick in its own process; the script receives its port as `PORT`. */
export async function startYardstick(script: string, env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const child = start([script], { PORT: String(port), ...env })
  const url = `http://127.0.0.1:${port}`
  await answering(url)
  return { url, pid: child.pid ?? 0, stop: () => end(child) }
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

async function answering(url: string): Promise<void> {
  // A busy machine takes minutes to fill the demo; this only ends what hangs.
  for (let tries = 0; tries < 15_000; tries++) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await sleep(20)
  }
  throw new Error(`${url} does not answer`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
