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
import { accountsRoutes } from '#server/accounts/addresses/routes.ts'
import { factorRoutes } from '#server/accounts/auth/factor-routes.ts'
import { authRoutes } from '#server/accounts/auth/routes.ts'
import { factorsRoutes } from '#server/accounts/factors/routes.ts'
import { invitationsRoutes } from '#server/accounts/invitations/routes.ts'
import { rosterRoutes } from '#server/accounts/people/roster-routes.ts'
import { peopleRoutes } from '#server/accounts/people/routes.ts'
import { proposalsRoutes } from '#server/accounts/proposals/routes.ts'
import { socialRoutes } from '#server/accounts/social/routes.ts'
import { applicationsRoutes } from '#server/boosters/applications/routes.ts'
import { favoritesRoutes } from '#server/boosters/favorites/routes.ts'
import { boostersInSitemap } from '#server/boosters/profiles/boosters-in-sitemap.ts'
import { profilesRoutes } from '#server/boosters/profiles/routes.ts'
import { reviewsRoutes } from '#server/boosters/reviews/routes.ts'
import { filesRoutes } from '#server/files/routes.ts'
import { couponsRoutes } from '#server/money/coupons/routes.ts'
import { paymentTroublesRoutes } from '#server/money/payment-troubles/routes.ts'
import { paymentsRoutes } from '#server/money/payments/routes.ts'
import { payoutsRoutes } from '#server/money/payouts/routes.ts'
import { pricesRoutes } from '#server/money/prices/routes.ts'
import { receiptsRoutes } from '#server/money/receipts/routes.ts'
import { tipsRoutes } from '#server/money/tips/routes.ts'
import { topUpRoutes } from '#server/money/top-ups/routes.ts'
import { webhookRoutes } from '#server/money/webhooks/routes.ts'
import { mailsRoutes } from '#server/news/mail/routes.ts'
import { notificationsRoutes } from '#server/news/notifications/routes.ts'
import { changesRoutes } from '#server/orders/changes/routes.ts'
import { checkoutRoutes } from '#server/orders/checkout/routes.ts'
import { coachingRoutes } from '#server/orders/coaching/routes.ts'
import { dispatchRoutes } from '#server/orders/dispatch/routes.ts'
import { disputesRoutes } from '#server/orders/disputes/routes.ts'
import { earningsRoutes } from '#server/orders/earnings/routes.ts'
import { ordersRoutes } from '#server/orders/order/routes.ts'
import { orderChatRoutes } from '#server/orders/order-chat/routes.ts'
import { quotesRoutes } from '#server/orders/quotes/routes.ts'
import { silenceRoutes } from '#server/orders/silence/routes.ts'
import { trackingRoutes } from '#server/orders/tracking/routes.ts'
import { checkReply } from '#server/platform/http/check-reply.ts'
import { limitConnections, patience } from '#server/platform/http/connections.ts'
import { AppError, answerError } from '#server/platform/http/errors.ts'
import { healthRoutes } from '#server/platform/http/health.ts'
import { limitCalls, pageLimit } from '#server/platform/http/limits.ts'
import { logRefusals } from '#server/platform/http/log-refusals.ts'
import { describeRoutes } from '#server/platform/http/open-api.ts'
import { sendSecurityHeaders } from '#server/platform/http/security-headers.ts'
import { iconsRoutes } from '#server/platform/icons/routes.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { doctorRoutes } from '#server/records/doctor/routes.ts'
import { openingRoutes } from '#server/records/opening/routes.ts'
import { privacyRoutes } from '#server/records/privacy/routes.ts'
import { settingsRoutes } from '#server/records/settings/routes.ts'
import { analyticsRoutes } from '#server/site/analytics/routes.ts'
import { blogFeeds } from '#server/site/blog/blog-feeds.ts'
import { postsInSitemap } from '#server/site/blog/posts-in-sitemap.ts'
import { blogRoutes } from '#server/site/blog/routes.ts'
import { glossaryRoutes } from '#server/site/glossary/routes.ts'
import { legalRoutes } from '#server/site/legal/routes.ts'
import { isInnerCall } from '#server/site/ssr/call-through.ts'
import { openApiRoutes } from '#server/site/ssr/open-api-routes.ts'
import { PageCache } from '#server/site/ssr/page-cache.ts'
import { answerKeptPages, type Site, siteRoutes } from '#server/site/ssr/routes.ts'
import { storefrontRoutes } from '#server/site/storefront/routes.ts'
import { supportRoutes } from '#server/support/routes.ts'

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
  answerKeptPages(app, pages, services.config.languages)

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
    filesRoutes(api, services)
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
    earningsRoutes(api, services)
    receiptsRoutes(api, services)
    topUpRoutes(api, services)
    webhookRoutes(api, services)
    paymentTroublesRoutes(api, services)
    proposalsRoutes(api, services)
    invitationsRoutes(api, services)
    doctorRoutes(api, services)
    openingRoutes(api, services)
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
