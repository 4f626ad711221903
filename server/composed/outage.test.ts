import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import {
  freePort,
  type Gate,
  hasRedis,
  judge,
  type LocalRedis,
  localRedis,
  openGate,
  startLoad,
} from '#server/test/outage.ts'

const redisThere = hasRedis()
if (!redisThere) process.stdout.write('No redis-server is installed: Redis is not taken away here.\n')

const awayMs = 3_000
const services = await openServices({ connections: 4 })
let database: Gate
let redis: LocalRedis
const servers: { child: ChildProcess; url: string }[] = []
let tokens: string[]

beforeAll(async () => {
  tokens = await Promise.all(
    Array.from({ length: 20 }, async () => signIn(services, (await insertCustomer(services)).id)),
  )
  const direct = new URL(services.databaseUrl)
  database = await openGate(Number(direct.port))
  direct.port = String(database.port)
  redis = await localRedis()
  if (redisThere) await redis.start()
  for (let n = 0; n < 2; n++) {
    const port = await freePort()
    const env = {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: direct.href,
      ...(redisThere && { REDIS_URL: redis.url }),
    }
    const child = spawn(process.execPath, ['server/test/outage-server.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.stdout) await once(child.stdout, 'data')
    servers.push({ child, url: `http://127.0.0.1:${port}` })
  }
})

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await redis.stop()
  await database.close()
})

/** Stops a service under load and restores it; returns how the pages and calls of both processes fared. */
async function without(take: () => unknown, giveBack: () => unknown) {
  let n = 0
  // Each call comes from another person and address, because limits are not tested here.
  const get = () => ({
    headers: {
      authorization: `Bearer ${tokens[n++ % tokens.length]}`,
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${(n >> 8) & 255}.${n & 255}`,
    },
  })
  const post = () => ({ method: 'POST', ...get(), body: JSON.stringify({ config: exampleConfig }) })
  const load = startLoad(
    servers.flatMap(({ url }) => [
      { what: 'page', url: `${url}/` },
      { what: 'orders', url: `${url}/v1/orders`, init: get },
      { what: 'prices', url: `${url}/v1/prices`, init: get },
      { what: 'quote', url: `${url}/v1/quotes`, init: post },
    ]),
    50,
  )
  await sleep(500)
  const from = performance.now()
  await take()
  await sleep(awayMs)
  await giveBack()
  const over = performance.now()
  await sleep(6_000)
  const asked = await load.stop()
  const of = (page: boolean) =>
    judge(
      asked.filter(({ what }) => (what === 'page') === page),
      from,
      over,
    )
  return { pages: of(true), calls: of(false) }
}

function expectAlive() {
  for (const { child } of servers) expect([child.exitCode, child.signalCode]).toEqual([null, null])
}

describe('trust D14: a dependency of the server goes down under load', () => {
  test.skipIf(!redisThere)('without Redis two processes answer everything', async () => {
    const { pages, calls } = await without(redis.stop, redis.start)
    expectAlive()
    for (const outage of [pages, calls])
      expect(outage).toMatchObject({ wrong: [], busy: 0, overThreeSeconds: 0 })
  })

  test('without a database kept pages are served and calls are refused quickly', async () => {
    const { pages, calls } = await without(database.refuse, database.open)
    expectAlive()
    expect(pages).toMatchObject({ wrong: [], busy: 0, overThreeSeconds: 0 })
    expect(calls).toMatchObject({ wrong: [], overThreeSeconds: 0 })
    expect(calls.busy).toBeGreaterThan(20)
    expect(calls.backAfterMs).toBeLessThan(5_000)
  })

  test('an unresponsive database makes nobody wait for three seconds', async () => {
    const { pages, calls } = await without(database.silence, database.open)
    expectAlive()
    expect(pages).toMatchObject({ wrong: [], busy: 0, overThreeSeconds: 0 })
    expect(calls).toMatchObject({ wrong: [], overThreeSeconds: 0 })
    expect(calls.busy).toBeGreaterThan(5)
    expect(calls.backAfterMs).toBeLessThan(5_000)
  })
})
