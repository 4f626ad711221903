import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import patience from '../run/patience.json' with { type: 'json' }
import { expect } from './test.ts'

export type OwnShop = { origin: string; dataDir: string; stop: () => Promise<void> }

/** Starts a server beside the one of the other journeys, with a database of its own; browsers know it by `hostname`. */
export async function startShop({ demo, hostname }: { demo: boolean; hostname: string }): Promise<OwnShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'peakline-own-'))
  // As root, the database runs as another user, who needs access.
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: `http://${hostname}:${port}`,
      DATABASE_URL: '',
      REDIS_URL: '',
      DEMO_DATA: demo ? '1' : '0',
      RATE_LIMIT: '0',
      ...patience,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const left = new Promise<void>((done) => server.once('exit', () => done()))
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 300_000 },
    )
    .toBe(200)
  return {
    origin: `http://${hostname}:${port}`,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM')
      await left
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
