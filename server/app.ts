import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import { accountsRoutes } from './accounts/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { applicationsRoutes } from './applications/routes.ts'
import { factorRoutes } from './auth/factor-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { blogFeeds } from './blog/blog-feeds.ts'
import { postsInSitemap } from './blog/posts-in-sitemap.ts'
import { blogRoutes } from './blog/routes.ts'
import { changesRoutes } from './changes/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { coachingRoutes } from './coaching/routes.ts'
import { couponsRoutes } from './coupons/routes.ts'
import { dispatchRoutes } from './dispatch/routes.ts'
import { disputesRoutes } from './disputes/routes.ts'
import { factorsRoutes } from './factors/routes.ts'
import { favoritesRoutes } from './favorites/routes.ts'
import { glossaryRoutes } from './glossary/routes.ts'
import { checkReply } from './http/check-reply.ts'
import { limitConnections, patience } from './http/connections.ts'
import { AppError, answerError } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import { limitCalls, pageLimit } from './http/limits.ts'
import { logRefusals } from './http/log-refusals.ts'
import { describeRoutes } from './http/open-api.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { iconsRoutes } from './icons/routes.ts'
import { invitationsRoutes } from './invitations/routes.ts'
import { legalRoutes } from './legal/routes.ts'
import { mailsRoutes } from './mail/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { orderChatRoutes } from './order-chat/routes.ts'
import { ordersRoutes } from './orders/routes.ts'
import { paymentTroublesRoutes } from './payment-troubles/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { payoutsRoutes } from './payouts/routes.ts'
import { rosterRoutes } from './people/roster-routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { pricesRoutes } from './prices/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { boostersInSitemap } from './profiles/boosters-in-sitemap.ts'
import { profilesRoutes } from './profiles/routes.ts'
import { proposalsRoutes } from './proposals/routes.ts'
import { quotesRoutes } from './quotes/routes.ts'
import { receiptsRoutes } from './receipts/routes.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import type { Services } from './services.ts'
import { settingsRoutes } from './settings/routes.ts'
import { silenceRoutes } from './silence/routes.ts'
import { socialRoutes } from './social/routes.ts'
import { isInnerCall } from './ssr/call-through.ts'
import { openApiRoutes } from './ssr/open-api-routes.ts'
import { PageCache } from './ssr/page-cache.ts'
import { answerKeptPages, type Site, siteRoutes } from './ssr/routes.ts'
import { storefrontRoutes } from './storefront/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { tipsRoutes } from './tips/routes.ts'
import { topUpRoutes } from './top-ups/routes.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

type AppOptions = {
  services: Services
  site?: Site | undefined
  redis?: Redis | undefined
  /** Aborted some seconds before the server stops listening. */
  leaving?: AbortSignal
}

/** The whole server as one Fastify instance that does not listen yet: main.ts opens it, tests inject into it. */
export async function buildApp({ services, site, redis, leaving }: AppOptions): Promise<FastifyInstance> {
  const { config, log } = services
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // An address that can't be decoded is refused before any route, in the same form as every other refusal.
    frameworkErrors: answerError,
    genReqId: () => crypto.randomUUID(),
    // Exactly our own proxies: a spoofed header must not change who is counted (trust W13).
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 64 * 1024,
    ...patience,
    // A proxy that keeps connections open longer than we do would send requests into closed ones.
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  limitConnections(app.server, config)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(checkReply)
  app.setErrorHandler(answerError)
  app.decorateRequest('caller', null)
  // The only body that is parsed is exact JSON, so no body reaches a handler unvalidated (trust I2).
  app.removeContentTypeParser('text/plain')
  app.addHook('onSend', sendSecurityHeaders(config))
  const { middleware } = site ?? {}
  if (middleware) app.addHook('onRequest', ({ raw }, reply, done) => middleware(raw, reply.raw, () => done()))
  const pages = new PageCache(services.tags)
  answerKeptPages(app, pages)

  await app.register(cookie)
  await app.register(underPressure, {
    maxEventLoopDelay: config.busyAfterMs,
    retryAfter: 5,
    pressureHandler: refuseBusy,
  })
  await describeRoutes(app, config)

  healthRoutes(app, services, { redis, leaving })
  await app.register(async (api) => {
    await limitCalls(api, { services, redis, isInner: isInnerCall })
    logRefusals(api, services)
    await openApiRoutes(api, config)
    analyticsRoutes(api, services)
    authRoutes(api, services)
    factorRoutes(api, services)
    factorsRoutes(api, services)
    peopleRoutes(api, services)
    rosterRoutes(api, services)
    privacyRoutes(api, services)
    accountsRoutes(api, services)
    settingsRoutes(api, services)
    socialRoutes(api, services)
    quotesRoutes(api, services)
    profilesRoutes(api, services)
    storefrontRoutes(api, services)
    blogRoutes(api, services)
    pricesRoutes(api, services)
    ordersRoutes(api, services)
    disputesRoutes(api, services)
    orderChatRoutes(api, services)
    trackingRoutes(api, services)
    reviewsRoutes(api, services)
    tipsRoutes(api, services)
    favoritesRoutes(api, services)
    checkoutRoutes(api, services)
    changesRoutes(api, services)
    dispatchRoutes(api, services)
    silenceRoutes(api, services)
    coachingRoutes(api, services)
    paymentsRoutes(api, services)
    payoutsRoutes(api, services)
    receiptsRoutes(api, services)
    topUpRoutes(api, services)
    webhookRoutes(api, services)
    paymentTroublesRoutes(api, services)
    proposalsRoutes(api, services)
    invitationsRoutes(api, services)
    applicationsRoutes(api, services)
    couponsRoutes(api, services)
    await mailsRoutes(api, services)
    notificationsRoutes(api, services)
    supportRoutes(api, services)
    iconsRoutes(api, services)
    glossaryRoutes(api, services)
    legalRoutes(api, services)
    api.all('/v1/*', { schema: { hide: true } }, refuseUnknown)
  })
  app.setNotFoundHandler(refuseUnknown)
  if (site)
    await app.register(async (scope) => {
      const limit = await pageLimit(scope, { services, redis })
      await siteRoutes(scope, {
        services,
        site,
        pages,
        limit,
        sources: [postsInSitemap(services), boostersInSitemap(services)],
        files: blogFeeds(services),
      })
    })
  return app
}

async function refuseUnknown() {
  throw new AppError('not_found')
}

/** Under load, a page that was served still gets its scripts: without them its reader could not even retry. */
function refuseBusy({ url }: FastifyRequest) {
  if (url.startsWith('/assets/')) return
  throw new AppError('server_busy')
}
