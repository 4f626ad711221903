import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { exampleConfig } from '#contract/order-config.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'
import { hasRedis, judge, localRedis, openGate, startLoad } from '#server/test/outage.ts'
import { type Bench, bench } from './measuring/bench.ts'
import { startProduct } from './measuring/server.ts'

/**
 * Two processes under load lose Redis, then PostgreSQL, then the connection to it: `npm run bench -- outage [seconds]
 * [rounds]`. Goal (trust D14): no process ends, no call takes over 3 s, kept pages are served, everything recovers
 * within 5 s.
 */
const seconds = Number(process.argv[2] ?? 60)
const rounds = Number(process.argv[3] ?? 1)

const dataDir = mkdtempSync(join(tmpdir(), 'peakline-outage-'))
// As root, the database runs as another user, who needs access.
chmodSync(dataDir, 0o755)
let postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
const gate = await openGate(Number(new URL(postgres.url).port))
const throughGate = (address: string) => {
  const gated = new URL(address)
  gated.port = String(gate.port)
  return gated
}
const url = throughGate(postgres.url)
const redis = hasRedis() ? await localRedis() : undefined
await redis?.start()

const env = {
  DATABASE_URL: url.href,
  DATABASE_OWNER_URL: throughGate(postgres.ownerUrl).href,
  RATE_LIMIT: '1',
  TRUSTED_PROXIES: '1',
  ...(redis && { REDIS_URL: redis.url }),
}
const servers = [await startProduct(env), await startProduct(env)]
try {
  await bench(async ({ figure }) => {
    const tokens = await sessions(200)
    const outage = (what: string, take: () => unknown, giveBack: () => unknown) =>
      measure(figure, { what, tokens, take, giveBack })
    for (let round = 0; round < rounds; round++) {
      if (redis) await outage('Redis is killed', redis.stop, redis.start)
      else console.log('No redis-server is installed: Redis is not taken away.')
      await outage(
        'PostgreSQL is stopped',
        () => postgres.stop(),
        async () => {
          postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
        },
      )
      await outage('PostgreSQL goes silent', gate.silence, gate.open)
      const waited = await secondsToAJob()
      figure({ what: 'a job is done after', value: waited, unit: ' s', goal: 120, bound: 'at most' })
    }
  })
} finally {
  for (const server of servers) await server.stop().catch(() => {})
  await redis?.stop()
  await gate.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

type Outage = { what: string; tokens: string[]; take: () => unknown; giveBack: () => unknown }

/** Stops a service under load, restores it, and returns how each kind of request fared. */
async function measure(figure: Bench['figure'], { what, tokens, take, giveBack }: Outage): Promise<void> {
  let n = 0
  // Each call comes from another person and address, because limits are not measured here.
  const get = () => ({
    headers: {
      authorization: `Bearer ${tokens[n++ % tokens.length]}`,
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${(n >> 8) & 255}.${n & 255}`,
    },
  })
  const post = () => ({ method: 'POST', ...get(), body: JSON.stringify({ config: exampleConfig }) })
  const pages = ['/', '/valorant', '/ar/league-of-legends/elo-boost']
  const load = startLoad(
    servers.flatMap(({ url: site }) => [
      ...pages.map((path) => ({ what: 'page', url: site + path })),
      ...['/v1/orders', '/v1/prices', '/v1/users/@me'].flatMap((path) =>
        [1, 2].map(() => ({ what: 'call', url: site + path, init: get })),
      ),
      { what: 'call', url: `${site}/v1/quotes`, init: post },
    ]),
    20,
  )
  await sleep(2_000)
  const from = performance.now()
  await take()
  const taken = performance.now() - from
  await sleep(Math.max(0, seconds * 1_000 - taken))
  await giveBack()
  const over = performance.now()
  await sleep(10_000)
  const asked = await load.stop()
  const ended = (await Promise.all(servers.map(({ url: site }) => alive(site)))).filter((there) => !there)
  for (const kind of ['page', 'call']) {
    const found = judge(
      asked.filter((each) => each.what === kind),
      from,
      over,
    )
    const title = `${what} for ${seconds} s`
    console.log(
      `${title}, ${kind}s: ${found.calls} asked, ${found.busy} server_busy, slowest ${found.slowestMs} ms`,
    )
    const most = (of: string, value: number, goal: number, unit = '') =>
      figure({ what: `${title}: ${kind}s ${of}`, value, unit, goal, bound: 'at most' })
    most('wrong', found.wrong.length, 0)
    most('over 3 s', found.overThreeSeconds, 0)
    most('back after', found.backAfterMs, 5_000, ' ms')
    for (const each of found.wrong.slice(0, 5))
      console.log('  wrong:', each.status, each.what, Math.round(each.ms))
  }
  figure({ what: `${what}: processes ended`, value: ended.length, unit: '', goal: 0, bound: 'at most' })
}

/** The jobs that run every minute recover as well. */
async function secondsToAJob(): Promise<number> {
  const since = new Date()
  const db = openDatabase(url.href, { connections: 1 })
  const began = performance.now()
  for (;;) {
    const { rows } = await sql`select from pgboss.job where completed_on > ${since} limit 1`.execute(db)
    const waited = Math.round((performance.now() - began) / 1_000)
    if (rows.length > 0 || waited > 120) {
      await db.destroy()
      return waited
    }
    await sleep(1_000)
  }
}

async function alive(site: string): Promise<boolean> {
  return (await fetch(`${site}/healthz`).catch(() => null))?.ok ?? false
}

async function sessions(count: number): Promise<string[]> {
  const db = openDatabase(url.href, { connections: 4 })
  const people = await db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, n) => ({
        kind: 'customer' as const,
        email: `bench${n}@example.com`,
        username: `bench${n}`,
      })),
    )
    .returning('id')
    .execute()
  const tokens = await Promise.all(
    people.map(({ id }) => insertSession({ db, config: { secretKey: 'bench' } }, id, new Date())),
  )
  await db.destroy()
  return tokens.map(({ accessToken }) => accessToken)
}
