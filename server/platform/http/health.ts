import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'
import { runningVersion } from '../config/version.ts'
import { poolUse } from '../db/pool.ts'
import { counts } from '../operation-marks/counts.ts'
import type { Services } from '../ports/services.ts'
import { AppError } from './errors.ts'
import { shopMetrics } from './shop-metrics.ts'

type Readiness = { redis: Redis | undefined; leaving: AbortSignal | undefined }

/**
 * `/healthz` (alive, and with the token what runs and whom it sees), `/readyz` (the database answers) and `/metrics` (token or loopback).
 * Readiness names a Redis that is down but doesn't depend on it: all processes would leave their load balancer at once,
 * though each can answer everything. A server that was told to stop isn't ready, although it still answers.
 */
export function healthRoutes(app: FastifyInstance, services: Services, { redis, leaving }: Readiness) {
  const { db, config } = services
  const options = { schema: { hide: true }, config: { rateLimit: false } } as const
  const running = runningVersion()
  app.get('/healthz', options, async (request) => ({
    data: { alive: true, ...(knowsToken(request, config) && { ...running, ...seenOf(request) }) },
  }))

  app.get('/readyz', options, async (_request, reply) => {
    const [database, cache] = await Promise.allSettled([sql`select 1`.execute(db), redis?.ping()])
    const ready = database.status === 'fulfilled' && !leaving?.aborted
    reply.status(ready ? 200 : 503)
    return {
      data: {
        ready,
        database: database.status,
        ...(redis && { redis: cache.status }),
        ...(leaving?.aborted && { leaving: true }),
      },
    }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'build_info',
    help: 'The version and commit that run',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ version: running.version, commit: running.commit ?? 'unknown' }, 1)
  new Gauge({
    name: 'database_connections_in_use',
    help: 'Connections of the pool that run something',
    registers: [registry],
    collect() {
      this.set(poolUse(db)?.inUse ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'database_connections_awaited',
    help: 'How many wait for a connection of the pool',
    registers: [registry],
    collect() {
      this.set(poolUse(db)?.waiting ?? Number.NaN)
    },
  })
  registry.registerMetric(counts.paymentCalls)
  registry.registerMetric(counts.pushes)
  registry.registerMetric(counts.workerFailures)
  registry.registerMetric(counts.failedSweeps)
  const readShop = shopMetrics(registry, services)
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
    if (!mayReadMetrics(request, config)) throw new AppError('forbidden')
    await readShop()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** From where a request seems to come, and what proxies said about it: the doctor counts them by it. */
function seenOf({ ip, headers }: FastifyRequest) {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return { seenFrom: ip, forwarded }
}

/** By the token, otherwise only from this machine itself; what a proxy on it forwards comes from elsewhere. */
function mayReadMetrics(request: FastifyRequest, config: Config): boolean {
  if (config.metricsToken) return knowsToken(request, config)
  const { headers, socket } = request
  return isLoopback(socket.remoteAddress ?? '') && !forwarding.some((name) => name in headers)
}

function knowsToken({ headers }: FastifyRequest, { metricsToken }: Config): boolean {
  return metricsToken !== undefined && isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)
}

/** Compares in constant time, wherever the difference is. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
