import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Redis } from 'ioredis'
import pino from 'pino'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { demoAccounts, seedDemoData } from '#db/seed.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db.ts'
import { startJobs } from './jobs.ts'
import { openMailer } from './mail/open-mailer.ts'
import { altcha } from './outside/altcha.ts'
import { localFiles } from './outside/local-files.ts'
import { openPayments } from './payments/open-payments.ts'
import { ensurePriceTable } from './quotes/ensure-price-table.ts'
import { createRealtime } from './realtime/create-realtime.ts'
import type { Services } from './services.ts'
import type { Site } from './ssr/routes.ts'

const drainMs = 10_000

// What is open, in the order of opening; closed the other way round, PostgreSQL last.
const opened: (() => unknown)[] = []
let stopping = false
for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, () => stop(0))

try {
  await start(readConfig(process.env))
} catch (error) {
  // One sentence for whoever starts it; the stack only where somebody asked for details.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  await stop(1)
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  // Whatever hangs must not keep the process: the database recovers by itself.
  setTimeout(() => process.exit(1), drainMs + 5_000).unref()
  for (const close of opened.reverse()) await close()
  process.exit(code)
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (sentence) => log.info(sentence) })
  if (embedded) opened.push(() => embedded.stop())
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  await migrate(databaseUrl)
  const db = openDatabase(databaseUrl)
  opened.push(() => db.destroy())
  await ensurePriceTable(db)
  const redis = config.redisUrl ? await openRedis(config.redisUrl) : undefined
  if (redis) opened.push(() => redis.disconnect())
  const realtime = await createRealtime({ config, log })
  const services: Services = {
    config,
    db,
    log,
    now: () => new Date(),
    realtime,
    captcha: altcha(config.secretKey),
    mailer: await openMailer(config),
    files: localFiles(config.dataDir),
    payments: await openPayments({ config, db }),
  }
  const place = embedded ? `the folder ${embedded.directory}` : 'the database that DATABASE_URL names'
  const seeded = config.demoData && (await seedDemoData(services, place))
  const app = await buildApp({ services, site: await builtSite(), ...(redis && { redis }) })
  opened.push(
    () => app.close(),
    () => realtime.close(),
  )
  await app.ready()
  realtime.attach(app.server, services)
  await app.listen({ port: config.port, host: config.host })
  const jobs = await startJobs(services, databaseUrl)
  opened.push(() => jobs.stop())

  const { port } = app.server.address() as { port: number }
  say(`${config.siteName} is at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`)
  say(
    embedded
      ? `Database: the embedded PostgreSQL in ${embedded.directory}, for one machine; DATABASE_URL names another.`
      : `Database: ${new URL(databaseUrl).host}`,
  )
  say(
    `Payments: ${[...services.payments.keys()].join(', ')}. Mail: ${config.smtpUrl ? 'SMTP' : 'kept in the database'}. Redis: ${config.redisUrl ? 'yes' : 'no'}.`,
  )
  if (config.demoData) {
    say(
      `Demo data${seeded ? ' (just made)' : ''}; every demo account has the password “${demoAccounts.password}”:`,
    )
    for (const { email, role } of demoAccounts.people) say(`  ${email.padEnd(34)} ${role}`)
  }
}

/** Loaded only where there is one: most shops run without. */
async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  return new Redis(url)
}

/** The front end as it was built: `npm start` builds it when it is out of date. */
async function builtSite(): Promise<Site> {
  const dist = resolve(import.meta.dirname, '../dist')
  const manifest = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'))
  const entry = await import(pathToFileURL(`${dist}/server/entry-server.js`).href)
  return {
    clientDir: `${dist}/client`,
    render: entry.createRender(manifest),
    inlineScriptHashes: entry.inlineScriptHashes,
    publicPages: entry.publicPages,
  }
}
