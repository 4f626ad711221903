import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/composed/app.ts'
import { startJobs } from '#server/composed/jobs.ts'
import { Lifeline, patienceMs } from '#server/platform/db/lifeline.ts'
import { openRedis } from '#server/platform/process/redis.ts'
import { createRealtime } from '../realtime/create-realtime.ts'
import { testServices } from './factories.ts'

// A server as main.ts creates it, with a site of one page; an outage test stops its database and Redis.
const url = process.env.DATABASE_URL ?? ''
const services = await testServices(url)
const lifeline = new Lifeline(services.log)
services.db = (await import('#server/platform/db/pool.ts')).openDatabase(url, {
  lifeline,
  waitMs: patienceMs,
})
await lifeline.watch(url, (client) => services.tags.listen(client))
const config = { ...services.config, rateLimit: true, trustedProxies: 1 }
const redis = process.env.REDIS_URL ? await openRedis(process.env.REDIS_URL, services.log) : undefined
const realtime = await createRealtime({ config, log: services.log, redis })
const all = { ...services, config, realtime }
const app = await buildApp({
  services: all,
  redis: redis?.main,
  site: {
    clientDir: mkdtempSync(join(tmpdir(), 'peakline-site-')),
    share: async () => null,
    inlineScriptHashes: [],
    publicPages: [],
    queryOf: (path) => (path === '/' ? [] : null),
    async render({ call, refusal }) {
      if (refusal) return { status: refusal.status, html: refusal.code, cacheable: false }
      try {
        const { data } = await call('getPrices')
        return { status: 200, html: `Prices ${data.prices.version}`, cacheable: true }
      } catch (error) {
        return { status: (error as { status: number }).status, html: 'Error', cacheable: false, error }
      }
    },
  },
})
await app.ready()
realtime.attach(app.server, all)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
await startJobs(all, url)
// Events happen all the time, as in a real shop.
setInterval(() => realtime.toUser(crypto.randomUUID(), 'order_changed', { order_id: 'x', version: 1 }), 20)
process.stdout.write('listening\n')
