import { buildApp } from '#server/composed/app.ts'
import { Lifeline } from '#server/platform/db/lifeline.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { openRedis } from '#server/platform/process/redis.ts'
import { listenForAccess } from '#server/platform/sessions/access-changes.ts'
import { createRealtime } from '../realtime/create-realtime.ts'
import { testServices } from './factories.ts'

/** A busy machine can be silent for long. */
const patience = 60_000

// One of several processes behind one address, with the API and sockets. A message moves its clock by milliseconds.
const { DATABASE_URL: url = '', REDIS_URL: redisUrl, SECRET_KEY: secretKey = '', PORT } = process.env
const services = await testServices(url)
const lifeline = new Lifeline(services.log, patience)
const config = { ...services.config, secretKey }
const redis = redisUrl ? await openRedis(redisUrl, services.log) : undefined
const realtime = await createRealtime({ config, log: services.log, redis })
const all = { ...services, config, realtime, db: openDatabase(url, { lifeline, waitMs: patience }) }
await lifeline.watch(url, (client) => listenForAccess(all, client))
const app = await buildApp({ services: all })
await app.ready()
realtime.attach(app.server, all)
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.on('message', (ms: number) => {
  services.advance(ms)
  process.send?.('moved')
})
process.stdout.write('listening\n')
