import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server as NetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

// Each "server" is a separate process, because holds and kills concern processes.
const module = JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))
const script = `
  const { startEmbeddedPostgres } = await import(${module})
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir: process.env.DIRECTORY,
      log() {},
      onLost: () => process.exit(3),
      durable: false,
    })
    process.on('SIGTERM', () => postgres.stop())
    console.log(JSON.stringify(postgres))
  } catch (error) {
    console.log(error.message)
    process.exit(1)
  }
`

interface Server {
  process: ChildProcess
  /** Its first line: where the database is, or why it did not start. */
  line: string
}

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function startServer(directory: string): Promise<Server> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, DIRECTORY: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A failed test must leave no server behind.
  cleanups.unshift(async () => void child.kill('SIGKILL'))
  const [chunk] = await once(child.stdout, 'data')
  return { process: child, line: String(chunk).trim() }
}

async function end(server: Server, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const exit = once(server.process, 'exit')
  server.process.kill(signal)
  await exit
}

async function query(server: Server, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(JSON.parse(server.line).ownerUrl)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function temporaryDirectory(): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'peakline-embedded-')))
  await chmod(directory, 0o755)
  cleanups.push(async () => {
    // Any server that the test left running is taken over and stopped.
    const postgres = await startEmbeddedPostgres({ dataDir: directory, log: () => {}, durable: false })
    await postgres.stop()
    await rm(postgres.directory, { recursive: true, force: true })
    await rm(directory, { recursive: true })
  })
  return directory
}

const postmasterFile = (directory: string) => join(directory, 'postgres/data/postmaster.pid')

async function postmasterId(directory: string): Promise<number> {
  return Number((await readFile(postmasterFile(directory), 'utf8')).split('\n')[0])
}

test('a new database is UTF-8, listens on loopback only and requires its password', async () => {
  const directory = await temporaryDirectory()
  const server = await startServer(directory)
  const [row] = await query(
    server,
    `select current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
       pg_encoding_to_char(encoding) as encoding, lower('ÄŠ') as lower, current_setting('timezone') as zone
     from pg_database where datname = current_database()`,
  )
  expect(row).toEqual({ listens: '127.0.0.1', sockets: '', encoding: 'UTF8', lower: 'äš', zone: 'UTC' })
  const stranger = new URL(JSON.parse(server.line).ownerUrl)
  stranger.password = 'wrong'
  await expect(new Client(stranger.href).connect()).rejects.toMatchObject({ code: '28P01' })
  expect((await lstat(join(directory, 'postgres/password'))).mode & 0o777).toBe(0o600)
  await end(server, 'SIGTERM')
})

test('the data survive an orderly stop, and the stop ends PostgreSQL', async () => {
  const directory = await temporaryDirectory()
  const first = await startServer(directory)
  await query(first, 'create table kept as select 7 as number')
  await end(first, 'SIGTERM')
  await expect(query(first, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  const second = await startServer(directory)
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }])
  expect(second.line).toBe(first.line)
  await end(second, 'SIGTERM')
})

test('trust D4: a second server on the same directory is refused with a message, each time', async () => {
  const directory = await temporaryDirectory()
  const first = await startServer(directory)
  const id = await postmasterId(directory)
  for (let attempt = 0; attempt < 3; attempt++) {
    const second = await startServer(directory)
    expect(second.line).toBe(
      `Another Peakline server is running on ${directory}. Stop it first, or set DATA_DIR to another directory.`,
    )
  }
  expect(await postmasterId(directory)).toBe(id)
  await end(first, 'SIGTERM')
})

test('of two servers that create a database at the same moment, one starts', async () => {
  const directory = await temporaryDirectory()
  const servers = await Promise.all([startServer(directory), startServer(directory)])
  const started = servers.filter((server) => server.line.startsWith('{'))
  const refused = servers.filter((server) => server.line.startsWith('Another Peakline server'))
  expect([started.length, refused.length]).toEqual([1, 1])
  for (const server of started) await end(server, 'SIGTERM')
})

test('trust D1: after kill -9 of the server the next one takes over the running PostgreSQL', async () => {
  const directory = await temporaryDirectory()
  const first = await startServer(directory)
  await query(first, 'create table kept as select 7 as number')
  const id = await postmasterId(directory)
  await end(first, 'SIGKILL')
  const second = await startServer(directory)
  expect(await postmasterId(directory)).toBe(id)
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }])
  await end(second, 'SIGTERM')
})

test('trust D1: after kill -9 of server and PostgreSQL the next start recovers', async () => {
  const directory = await temporaryDirectory()
  const first = await startServer(directory)
  await query(first, 'create table kept as select 7 as number')
  process.kill(await postmasterId(directory), 'SIGKILL')
  await end(first, 'SIGKILL')
  const second = await startServer(directory)
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }])
  await end(second, 'SIGTERM')
})

test('a stale postmaster.pid that names another living process is recovered', async () => {
  const directory = await temporaryDirectory()
  const first = await startServer(directory)
  const file = await readFile(postmasterFile(directory), 'utf8')
  await end(first, 'SIGTERM')
  await writeFile(postmasterFile(directory), file.replace(/^\d+/, `${process.pid}`))
  const second = await startServer(directory)
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  await end(second, 'SIGTERM')
})

test('PostgreSQL that is killed under a running server is restarted', async () => {
  const directory = await temporaryDirectory()
  const server = await startServer(directory)
  const id = await postmasterId(directory)
  process.kill(id, 'SIGKILL')
  await expect.poll(() => query(server, 'select 1 as one').catch(() => 'not yet')).toEqual([{ one: 1 }])
  expect(await postmasterId(directory)).not.toBe(id)
  await end(server, 'SIGTERM')
})

test.skipIf(process.getuid?.() !== 0)(
  'as root, it runs as another user, outside a closed directory',
  async () => {
    const directory = await temporaryDirectory()
    await chmod(directory, 0o700)
    const server = await startServer(directory)
    expect(server.line).toMatch(/"directory":"\/var\/lib\/peakline\/[^"]+","user":"(peakline|nobody)"/)
    expect((await lstat(join(directory, 'postgres'))).isSymbolicLink()).toBe(true)
    expect((await lstat(join(directory, 'postgres/data'))).uid).not.toBe(0)
    await end(server, 'SIGTERM')
  },
)

test('killed PostgreSQL returns on its port, even when that is taken for a moment', async () => {
  const directory = await temporaryDirectory()
  const server = await startServer(directory)
  const port = Number(new URL(JSON.parse(server.line).ownerUrl).port)
  const id = await postmasterId(directory)
  // Stopped, the server can't restart PostgreSQL before its port is taken.
  server.process.kill('SIGSTOP')
  process.kill(id, 'SIGKILL')
  const squatter = await squat(port)
  server.process.kill('SIGCONT')
  const log = join(directory, 'postgres/postgres.log')
  await expect.poll(() => readFile(log, 'utf8')).toContain('could not bind')
  squatter.close()
  await expect.poll(() => query(server, 'select 1 as one').catch(() => 'not yet')).toEqual([{ one: 1 }])
  await end(server, 'SIGTERM')
})

/** Listens on a port as soon as it is free. */
async function squat(port: number): Promise<NetServer> {
  for (;;) {
    const squatter = createServer()
    const taken = await new Promise((resolve) => {
      squatter.once('listening', () => resolve(true)).once('error', () => resolve(false))
      squatter.listen(port, '127.0.0.1')
    })
    if (taken) return squatter
  }
}

test('a server whose PostgreSQL can’t be restarted is notified, and exits', async () => {
  const directory = await temporaryDirectory()
  const server = await startServer(directory)
  const exit = once(server.process, 'exit')
  // Nobody can start a directory that does not exist.
  await rename(join(directory, 'postgres/data'), join(directory, 'postgres/away'))
  process.kill(
    Number((await readFile(join(directory, 'postgres/away/postmaster.pid'), 'utf8')).split('\n')[0]),
    'SIGKILL',
  )
  expect(await exit).toEqual([3, null])
  await rename(join(directory, 'postgres/away'), join(directory, 'postgres/data'))
})
