import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { LetterPicture } from '#contract/letter-picture.ts'
import { demoLevels } from '#core/prices/cashback.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { closeDemoAccounts, demoAccounts, seedDemoData } from '#db/seed.ts'
import { accountFollowers } from '#server/composed/account-followers.ts'
import { buildApp } from '#server/composed/app.ts'
import { demoRefusal } from '#server/composed/demo-refusal.ts'
import { startJobs } from '#server/composed/jobs.ts'
import { orderFollowers } from '#server/composed/order-followers.ts'
import { orderPage } from '#server/composed/order-page.ts'
import { paymentSubjects } from '#server/composed/payment-subjects.ts'
import { proposalTypes } from '#server/composed/proposal-types.ts'
import { testKeyRefusal } from '#server/composed/test-key-refusal.ts'
import { openPayments } from '#server/money/payments/open-payments.ts'
import { ensurePriceTable } from '#server/money/prices/ensure-price-table.ts'
import { holdingVersion } from '#server/money/prices/price-table-store.ts'
import { drawnPictures } from '#server/news/mail/letter-pictures.ts'
import { openMailer } from '#server/news/mail/open-mailer.ts'
import { sendMails } from '#server/news/mail/send-mails.ts'
import { sendPushes } from '#server/news/push/send-pushes.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import { runningVersion } from '#server/platform/config/version.ts'
import { Lifeline } from '#server/platform/db/lifeline.ts'
import { PageTags } from '#server/platform/db/page-tags.ts'
import { type Db, openDatabase } from '#server/platform/db/pool.ts'
import { markOpened } from '#server/platform/http/shop-opening-store.ts'
import { altcha } from '#server/platform/outside/altcha.ts'
import { noBeacon } from '#server/platform/outside/beacon.ts'
import { drandBeacon } from '#server/platform/outside/drand-beacon.ts'
import { forwardedCounter, noCounter } from '#server/platform/outside/forwarded-counter.ts'
import { httpProfileLookup } from '#server/platform/outside/http-profile-lookup.ts'
import { httpTranslation } from '#server/platform/outside/http-translation.ts'
import { httpsWebPush } from '#server/platform/outside/https-web-push.ts'
import { localFiles } from '#server/platform/outside/local-files.ts'
import { openidSignIn } from '#server/platform/outside/openid-sign-in.ts'
import { noProfileLookup } from '#server/platform/outside/profile-lookup.ts'
import { noTranslation } from '#server/platform/outside/translation.ts'
import { noWebPush } from '#server/platform/outside/web-push.ts'
import { Papers } from '#server/platform/papers/papers.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { Bell } from '#server/platform/process/bell.ts'
import { openLog } from '#server/platform/process/open-log.ts'
import { openRedis } from '#server/platform/process/redis.ts'
import { listenForAccess } from '#server/platform/sessions/access-changes.ts'
import { SharePictures } from '#server/platform/share/share-pictures.ts'
import { startWarnings } from '#server/records/doctor/start-warnings.ts'
import { probeAccess, watchAccess } from '#server/records/doctor/watch-access.ts'
import { bringPosts } from '#server/site/blog/bring-posts.ts'
import { checkLegalPages } from '#server/site/legal/check-legal-pages.ts'
import type { Site } from '#server/site/ssr/routes.ts'
import { createRealtime } from './realtime/create-realtime.ts'

const drainMs = 10_000

// PostgreSQL's words for a wrong password or account, an unknown database, and a missing right.
const refusals = ['28P01', '28000', '3D000', '42501']
const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']

// Everything that is open, in the order of opening; closed in reverse order, PostgreSQL last.
const opened: (() => unknown)[] = []
let stopping = false
// A balancer reads /readyz and sends nothing new before the listener closes.
const leaving = new AbortController()
let leaveMs = 0
for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'])
  process.on(event, () => stop(0, event === 'SIGTERM' ? leaveMs : 0))

try {
  await start(readConfig(process.env))
} catch (error) {
  // One message for the operator; the stack only if they asked for details.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  await stop(1)
}

async function stop(code: number, waitMs = 0): Promise<void> {
  if (stopping) return
  stopping = true
  leaving.abort()
  // A part that hangs must not keep the process alive; the database recovers automatically.
  setTimeout(() => process.exit(1), waitMs + drainMs + 5_000).unref()
  await sleep(waitMs)
  let failed = code
  for (const close of opened.reverse()) {
    try {
      await close()
    } catch (error) {
      // A part that can't be closed, such as jobs whose database is down, doesn't keep the others open.
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      failed = 1
    }
  }
  process.exit(failed)
}

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  // The last resort. An uncaught error may have left work half done, so the process drains and exits.
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, (error) => {
      log.fatal({ err: error }, `${event}: the server is stopping`)
      void stop(1)
    })
  for (const sentence of startWarnings(config)) log.warn({ event: 'configuration' }, sentence)
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: (sentence) => log.info(sentence),
        onLost(error) {
          log.fatal({ err: error }, 'the embedded PostgreSQL could not be restarted')
          void stop(1)
        },
      })
  if (embedded) opened.push(() => embedded.stop())
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const ownerUrl = config.databaseOwnerUrl ?? embedded?.ownerUrl ?? databaseUrl
  await migrate(ownerUrl, databaseUrl).catch((error) => {
    throw config.databaseUrl ? namingVariable(error, config) : error
  })
  const lifeline = new Lifeline(log, config.databasePatienceMs)
  const db = openDatabase(databaseUrl, { lifeline, waitMs: config.databasePatienceMs })
  opened.push(() => db.destroy())
  const now = () => new Date()
  const tags = new PageTags(now)
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined
  if (redis) opened.push(() => redis.close())
  const realtime = await createRealtime({ config, log, redis })
  const dev = process.argv.includes('--dev') ? await developed(config) : undefined
  if (dev) opened.push(() => dev.close())
  const { site, letterSvg } = dev ?? (await builtSite())
  const sharePictures = new SharePictures(config.dataDir)
  const mailer = await openMailer(config)
  opened.push(() => mailer.close?.())
  const mailBell = new Bell('mail_waits')
  const pushBell = new Bell('push_waits')
  await lifeline.watch(databaseUrl, async (client) => {
    await tags.listen(client)
    await mailBell.listen(client)
    await pushBell.listen(client)
    await listenForAccess({ db, realtime }, client)
  })
  opened.push(() => lifeline.stop())
  const payments = await openPayments({ config, db })
  if (config.production) await refuseTrial(db, payments)
  else await ensurePriceTable(db, demoLevels)
  const services = watchAccess({
    config,
    db,
    log,
    now,
    tags,
    realtime,
    captcha: altcha(config.secretKey),
    mailer,
    letterPictures: drawnPictures(letterSvg, sharePictures),
    sharePictures,
    papers: new Papers(config.dataDir),
    files: localFiles(config.dataDir),
    counter: config.analytics?.kind === 'server' ? forwardedCounter(config.analytics.url, log) : noCounter,
    payments,
    social: openidSignIn(config.signIns, `${config.publicUrl}/`),
    profileLookup: config.profileLookup ? httpProfileLookup(config.profileLookup) : noProfileLookup,
    translation: config.translation ? httpTranslation(config.translation) : noTranslation,
    webPush: config.webPush ? httpsWebPush(config.webPush) : noWebPush,
    beacon: config.raffles.beacon ? drandBeacon(config.raffles.beacon) : noBeacon,
    followers: orderFollowers,
    orderPage,
    accountFollowers,
    paymentSubjects,
    proposals: proposalTypes,
  })
  if (config.production) await checkLegalPages(services)
  await bringPosts(services)
  const place = embedded ? `the folder ${embedded.directory}` : 'the database that DATABASE_URL names'
  if (config.demoData) await markOpened(db, null, now())
  const seeded = config.demoData && (await seedDemoData(services, place))
  if (!config.demoData) await closeDemoAccounts(db)
  const app = await buildApp({ services, site, redis: redis?.main, leaving: leaving.signal })
  if (dev) (await import('#server/news/mail/preview/preview-routes.ts')).previewRoutes(app, services)
  dev?.attach(app.server)
  opened.push(
    () => app.close(),
    () => realtime.close(),
  )
  await app.ready()
  realtime.attach(app.server, services)
  await app.listen({ port: config.port, host: config.host })
  leaveMs = config.leaveSeconds * 1000
  const jobs = await startJobs(services, databaseUrl)
  opened.push(() => jobs.stop())
  mailBell.start(() =>
    sendMails(services).catch((error) => log.warn({ err: error }, 'mails could not be sent at once')),
  )
  opened.push(() => mailBell.stop())
  pushBell.start(() =>
    sendPushes(services).catch((error) => log.warn({ err: error }, 'pushes could not be sent at once')),
  )
  opened.push(() => pushBell.stop())
  // A wrong key or password is known before the first customer meets it; nothing waits for the answer.
  probeAccess(services).catch((error) => log.warn({ err: error }, 'the services outside could not be asked'))

  const { port } = app.server.address() as { port: number }
  const database = embedded ? 'embedded' : new URL(databaseUrl).host
  const providers = [...services.payments.keys()]
  const priced = (await holdingVersion(db, new Date()).executeTakeFirst()) !== undefined
  log.info(
    {
      event: 'started',
      ...runningVersion(),
      port,
      database,
      payments: providers,
      ...adaptersOf(config),
      priced,
    },
    'started',
  )
  // The log says it to an operator's tools; these sentences are for whoever starts it by hand.
  if (config.production) return
  say(
    `${config.siteName} is running at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
  )
  say(
    embedded
      ? `Database: embedded PostgreSQL in ${embedded.directory}, for a single machine. Set DATABASE_URL to use another database.`
      : `Database: ${database}`,
  )
  say(
    `Payments: ${providers.join(', ')}. Mail: ${config.smtpUrl ? 'SMTP' : 'kept in the database'}. Redis: ${config.redisUrl ? 'yes' : 'no'}.`,
  )
  if (!priced)
    say(
      `No prices are in effect, so customers can’t order yet. Publish the first version at ${config.publicUrl}/dashboard/admin/prices.`,
    )
  if (config.demoData) {
    say(
      `Demo data${seeded ? ' (just created)' : ''}. All demo accounts use the password “${demoAccounts.password}”:`,
    )
    for (const { email, role } of demoAccounts.people) say(`  ${email.padEnd(34)} ${role}`)
  }
}

/** The first connection is the owner's: what it fails with is a matter of the settings. */
function namingVariable(error: unknown, { databaseOwnerUrl }: Config): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (![...refusals, ...unreachable].includes(code)) return error
  const name = databaseOwnerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL'
  return new Error(`The database of ${name} can’t be used: ${message || code}`)
}

/** What this server works with, and what is off. */
function adaptersOf(config: Config) {
  const { smtpUrl, redisUrl, analytics, signIns, profileLookup, translation, webPush, raffles } = config
  return {
    mail: smtpUrl ? 'smtp' : 'off',
    redis: redisUrl ? 'on' : 'off',
    analytics: analytics?.kind ?? 'off',
    signIns: Object.keys(signIns),
    profileLookup: profileLookup ? 'on' : 'off',
    translation: translation ? 'on' : 'off',
    webPush: webPush ? 'on' : 'off',
    beacon: raffles.beacon ? 'on' : 'off',
  }
}

/** A database with data from the demo is not a real shop's, and an open shop doesn't take test cards. */
async function refuseTrial(db: Db, payments: Services['payments']): Promise<void> {
  const refusal = (await demoRefusal(db, new Date())) ?? (await testKeyRefusal(db, payments))
  if (refusal) throw new Error(`In production: ${refusal}`)
}

/** The front end from its sources, for `npm run dev`. */
async function developed({ production }: Config) {
  if (production) throw new Error('--dev can’t be used in production: it serves the source code to anyone.')
  const { devSite } = await import('#server/site/ssr/dev-site.ts')
  return devSite()
}

/** The built front end: `npm start` builds it when it is out of date. */
async function builtSite(): Promise<{ site: Site; letterSvg: (picture: LetterPicture) => string }> {
  const dist = resolve(import.meta.dirname, '../dist')
  const manifest = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'))
  const entry = await import(pathToFileURL(`${dist}/server/entry-server.js`).href)
  const site = {
    clientDir: `${dist}/client`,
    share: entry.share,
    render: entry.createRender(manifest, (file: string) => readFileSync(`${dist}/client/${file}`, 'utf8')),
    inlineScriptHashes: entry.inlineScriptHashes,
    publicPages: entry.publicPages,
    queryOf: entry.queryOf,
    worker: await readFile(`${dist}/worker/sw.js`, 'utf8'),
  }
  return { site, letterSvg: entry.letterSvg }
}
