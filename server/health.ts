import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from './errors.ts'
import type { Services } from './services.ts'

/** `/healthz` (alive), `/readyz` (database and, if set, Redis answer) and `/metrics` (token or loopback). */
export function healthRoutes(app: FastifyInstance, { db, config }: Services, redis?: Redis) {
  const options = { schema: { hide: true }, config: { rateLimit: false } } as const
  app.get('/healthz', options, async () => ({ data: { alive: true } }))

  app.get('/readyz', options, async (_request, reply) => {
    const [database, cache] = await Promise.allSettled([sql`select 1`.execute(db), redis?.ping()])
    const ready = database.status === 'fulfilled' && cache.status === 'fulfilled'
    reply.status(ready ? 200 : 503)
    return { data: { ready, database: database.status, ...(redis && { redis: cache.status }) } }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.inc({ route, status: reply.statusCode })
    seconds.observe({ route }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/metrics', options, async (request, reply) => {
    const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    const allowed = config.metricsToken
      ? request.headers.authorization === `Bearer ${config.metricsToken}`
      : loopback
    if (!allowed) throw new AppError('forbidden')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
