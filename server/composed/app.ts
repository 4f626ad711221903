import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import { checkReply } from '#server/platform/http/check-reply.ts'
import { limitConnections, patience } from '#server/platform/http/connections.ts'
import { AppError, answerError } from '#server/platform/http/errors.ts'
import { healthRoutes } from '#server/platform/http/health.ts'
import { limitCalls, pageLimit } from '#server/platform/http/limits.ts'
import { logRefusals } from '#server/platform/http/log-refusals.ts'
import { describeRoutes } from '#server/platform/http/open-api.ts'
import { sendSecurityHeaders } from '#server/platform/http/security-headers.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { blogFeeds } from '#server/site/blog/blog-feeds.ts'
import { manifests } from '#server/site/installed-app/manifest.ts'
import { workerFile } from '#server/site/installed-app/worker-file.ts'
import { isInnerCall } from '#server/site/ssr/call-through.ts'
import { openApiRoutes } from '#server/site/ssr/open-api-routes.ts'
import { PageCache } from '#server/site/ssr/page-cache.ts'
import { answerKeptPages, type Site, siteRoutes } from '#server/site/ssr/routes.ts'
import { features } from './features.ts'

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
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    // A call's address that can't be decoded is refused before any route, in the same form as every other refusal.
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
    for (const { routes = [] } of features) for (const add of routes) await add(api, services)
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
        sources: features.flatMap(({ inSitemap }) => (inSitemap ? [inSitemap(services)] : [])),
        files: [...blogFeeds(services), ...manifests(services), ...workerFile(config, site.worker)],
      })
    })
  return app
}

/** What has no route: an unknown call, or something sent to a page. */
async function refuseUnknown({ method, url }: FastifyRequest, reply: FastifyReply) {
  if (url.startsWith('/v1/') || method === 'GET') throw new AppError('not_found')
  reply.header('allow', 'GET, HEAD')
  throw new AppError('method_not_allowed')
}

/**
 * A page's address as the router can read it: in one that can't be decoded, such as `/100%-win`, a percent sign is a
 * percent sign, so whoever follows it sees the page for unknown addresses.
 */
function readablePath(url: string): string {
  if (!url.includes('%') || url.startsWith('/v1/')) return url
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Under load, a page that was served still gets its scripts: without them its reader could not even retry. */
function refuseBusy({ url }: FastifyRequest) {
  if (url.startsWith('/assets/')) return
  throw new AppError('server_busy')
}
