import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import { authRoutes } from './auth/routes.ts'
import { boostersRoutes } from './boosters/routes.ts'
import { checkReply } from './check-reply.ts'
import { coachingRoutes } from './coaching/routes.ts'
import { couponsRoutes } from './coupons/routes.ts'
import { AppError, answerError } from './errors.ts'
import { healthRoutes } from './health.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { openApi } from './open-api.ts'
import { ordersRoutes } from './orders/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { pricesRoutes } from './prices/routes.ts'
import { quotesRoutes } from './quotes/routes.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import type { Services } from './services.ts'
import { PageCache } from './ssr/page-cache.ts'
import { answerKeptPages, type Site, siteRoutes } from './ssr/routes.ts'

type AppOptions = { services: Services; site?: Site; redis?: Redis }

/** The whole server as one Fastify instance, not yet listening: main.ts opens it, tests inject into it. */
export async function buildApp({ services, site, redis }: AppOptions): Promise<FastifyInstance> {
  const { config, log } = services
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // An address that can't be decoded is refused before any route, in the same form as everything else.
    frameworkErrors: answerError,
    genReqId: () => crypto.randomUUID(),
    // Exactly our own proxies: a spoofed header must not change who is counted (trust W13).
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // A proxy that keeps connections longer than we do would send into closed ones.
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(checkReply)
  app.setErrorHandler(answerError)
  app.decorateRequest('caller', null)
  // Nothing but exact JSON is parsed: no body reaches a handler unvalidated (trust I2).
  app.removeContentTypeParser('text/plain')
  app.addHook('onSend', sendSecurityHeaders(config))
  const pages = new PageCache()
  answerKeptPages(app, services, pages)

  await app.register(cookie)
  await app.register(underPressure, {
    maxEventLoopDelay: config.busyAfterMs,
    retryAfter: 5,
    pressureHandler: refuseBusy,
  })
  if (config.rateLimit)
    await app.register(rateLimit, {
      max: 600,
      timeWindow: '1 minute',
      ...(redis && { redis }),
      errorResponseBuilder: () => new AppError('too_many_requests'),
    })
  await openApi(app, config)

  healthRoutes(app, services, redis)
  authRoutes(app, services)
  quotesRoutes(app, services)
  boostersRoutes(app, services)
  pricesRoutes(app, services)
  ordersRoutes(app, services)
  coachingRoutes(app, services)
  paymentsRoutes(app, services)
  couponsRoutes(app, services)
  notificationsRoutes(app, services)
  app.all('/v1/*', { schema: { hide: true } }, refuseUnknown)
  app.setNotFoundHandler(refuseUnknown)
  if (site) await siteRoutes(app, services, site, pages)
  return app
}

async function refuseUnknown() {
  throw new AppError('not_found')
}

/** A page that was answered gets its scripts too: without them nobody could even try again. */
function refuseBusy({ url }: FastifyRequest) {
  if (url.startsWith('/assets/')) return
  throw new AppError('server_busy')
}
