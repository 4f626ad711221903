import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { minuteMs } from '#core/base/durations.ts'
import { appName, appPassword, type Cluster, name, openCluster } from './postgres-cluster.ts'
import { EmbeddedPostgresError, run } from './postgres-programs.ts'

export interface EmbeddedPostgresOptions {
  /** The server's DATA_DIR. The database is its entry `postgres`, a directory or a link to one. */
  dataDir: string
  log: (sentence: string) => void
  /** Called when PostgreSQL stopped and could not be restarted: nothing works from then on. */
  onLost?: (error: unknown) => void
  /** False only in tests: a database that needn't survive a power loss is faster. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  /** The URL of the server's account, which `migrate` creates. */
  url: string
  /** The URL of the owner, for migrations. */
  ownerUrl: string
  /** The actual folder of the database's files. */
  directory: string
  /** The account that runs it when the server is root; otherwise undefined. */
  user: string | undefined
  /** Shuts the database down; call it last, after everything that uses it is closed. */
  stop(): Promise<void>
}

// Any number that nothing else in this database uses.
const holdKey = 1_885_692_267

/**
 * Starts the PostgreSQL that comes with the server, or takes over the one that a killed server left running. Throws
 * EmbeddedPostgresError, with a message, if another server holds the directory or it can't start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, onLost, durable = true } = options
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const cluster = await openCluster(dataDir, durable)
  const first = await takeHold(cluster, dataDir)
  const { port } = first
  let holding = Promise.resolve(first)
  let stopping = false

  // The hold ends when PostgreSQL does: it crashed, or someone stopped it.
  const watch = (hold: Client) => {
    hold.once('end', () => {
      if (stopping) return
      log('The embedded PostgreSQL stopped and is being restarted.')
      // On the same port, because everything that uses it knows it by this port.
      holding = takeHold(cluster, dataDir, port)
      holding.then(watch).catch((error) => stopping || onLost?.(error))
    })
  }
  watch(first)

  await createDatabase(first)
  return {
    ...urlsOf(cluster, port),
    directory: cluster.home,
    user: cluster.account?.name,
    async stop() {
      stopping = true
      await holding.catch(() => {})
      // The hold is kept until the shutdown cuts it, so that no other server takes over a PostgreSQL that is
      // stopping.
      await run(
        join(cluster.bin, 'pg_ctl'),
        ['stop', '-D', cluster.data, '-m', 'fast', '-w'],
        cluster.account,
      )
    },
  }
}

/** The URLs of the PostgreSQL that a server runs on this data directory; undefined if none runs there. */
export async function runningPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'ownerUrl'> | undefined> {
  if (!existsSync(join(dataDir, 'postgres'))) return undefined
  const cluster = await openCluster(await realpath(dataDir), true)
  const running = await readPostmasterFile(cluster)
  return running && (await isPostmaster(cluster, running.pid)) ? urlsOf(cluster, running.port) : undefined
}

function urlsOf(cluster: Cluster, port: number) {
  const urlOf = (account: string, password: string) =>
    `postgres://${account}:${password}@127.0.0.1:${port}/${name}`
  return { url: urlOf(appName, appPassword(cluster)), ownerUrl: urlOf(name, cluster.password) }
}

/**
 * A connection that holds an advisory lock as long as this process lives. The kernel closes it when the process is
 * killed, so the hold is never stale.
 */
async function takeHold(cluster: Cluster, dataDir: string, port?: number): Promise<Client> {
  const client = await attach(cluster, port)
  // A killed server's lock is released when PostgreSQL notices its closed socket, a moment later.
  for (let attempt = 0; attempt < 5; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [holdKey])
    if (rows[0].held) return client
    await sleep(100)
  }
  await client.end()
  throw new EmbeddedPostgresError(
    `Another Peakline server is running on ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
  )
}

/** Connects to the cluster's PostgreSQL and starts it if it isn't running; on `port` if given, otherwise on any. */
async function attach(cluster: Cluster, port?: number): Promise<Client> {
  const deadline = Date.now() + minuteMs
  let failure: unknown
  while (Date.now() < deadline) {
    if (!existsSync(cluster.data)) throw new EmbeddedPostgresError(`${cluster.data} is gone.`)
    const running = await readPostmasterFile(cluster)
    try {
      if (running && (port ?? running.port) === running.port) return await connect(cluster, running.port)
      if (running) failure = new EmbeddedPostgresError(`It runs on port ${running.port} instead of ${port}.`)
    } catch (error) {
      failure = error
    }
    // While it starts or stops it refuses connections; a start can also lose against another server's.
    if (running && (await isPostmaster(cluster, running.pid))) await sleep(50)
    else
      await startPostmaster(cluster, port).catch(async (error) => {
        failure = error
        // Another process may use its port for a moment.
        await sleep(200)
      })
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL in ${cluster.home} does not start (see postgres.log there): ${failure}`,
    { cause: failure },
  )
}

async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: name,
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    application_name: 'peakline hold',
  })
  // The code acts on the end event that follows every error.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('show data_directory')
  if (rows[0].data_directory === cluster.data) return client
  await client.end()
  throw new EmbeddedPostgresError(`Port ${port} is used by another database: ${rows[0].data_directory}.`)
}

async function readPostmasterFile(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const file = join(cluster.data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = (await readFile(file, 'utf8')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Whether the process with that id is this cluster's PostgreSQL, and not one that got the id after a crash. */
async function isPostmaster(cluster: Cluster, pid: number): Promise<boolean> {
  try {
    if (process.platform === 'linux') {
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').includes(cluster.data)
    }
    if (process.platform === 'win32') return process.kill(pid, 0)
    return (await run('ps', ['-ww', '-o', 'command=', '-p', `${pid}`])).includes(cluster.data)
  } catch {
    return false
  }
}

async function startPostmaster(cluster: Cluster, fixedPort?: number) {
  const portFile = join(cluster.home, 'port')
  const lastPort = existsSync(portFile) ? Number(await readFile(portFile, 'utf8')) : 0
  const port = fixedPort ?? (await freePort(lastPort))
  const stale = await readPostmasterFile(cluster)
  // PostgreSQL takes any living process of its user for itself.
  if (stale && isAlive(stale.pid) && !(await isPostmaster(cluster, stale.pid))) {
    await rm(join(cluster.data, 'postmaster.pid'), { force: true })
  }
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements, with their personal data, stay out of the log file.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(!cluster.durable && { fsync: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`)
  const where = ['-D', cluster.data, '-l', join(cluster.home, 'postgres.log')]
  await run(join(cluster.bin, 'pg_ctl'), ['start', ...where, '-w', '-o', flags.join(' ')], cluster.account)
  await writeFile(portFile, `${port}`)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The preferred loopback port if it is free, otherwise any. */
function freePort(preferred: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (preferred ? resolve(freePort(0)) : reject(error)))
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function createDatabase(client: Client) {
  const { rows } = await client.query('select from pg_database where datname = $1', [name])
  if (rows.length === 0) await client.query(`create database ${name}`)
}
