import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type GameId, gameIds } from '#core/games/game.ts'
import { pageOpensBefore } from '#i18n/before-opening.ts'
import { type Locale, localeOfPath, negotiateLocale } from '#i18n/locales.ts'
import { englishPath } from '#i18n/own-path.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { land, returnOf } from '#server/accounts/social/land.ts'
import { soldGames } from '#server/money/prices/price-table-store.ts'
import { AppError, answerError, sayWhenToRetry } from '#server/platform/http/errors.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Limit } from '#server/platform/http/limits.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { pageEntry, type SitemapSource, sitemap, sitemapPaths } from '#server/platform/sitemaps/sitemaps.ts'
import { assets } from './assets.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { KeptPage } from './kept-page.ts'
import { declaredQuery, pageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { pageCaller } from './page-caller.ts'
import { PageRenderer } from './page-renderer.ts'
import type { Render, Rendered, Share } from './render.ts'
import { shareRoute } from './share-route.ts'
import type { SiteFile } from './site-file.ts'
import { plainFiles } from './well-known.ts'

/** The built front end: the folder of its files, how it renders, and the scripts that its pages contain inline. */
export type Site = {
  clientDir: string
  render: Render
  share: Share
  inlineScriptHashes: readonly string[]
  /** Pages that exist, are public and have one address in each language. */
  publicPages: readonly RoutePattern[]
  /** The query parameters that a public page reads; null for a path without a public page. */
  queryOf: (path: string) => readonly string[] | null
  /** The offline worker; missing in development. */
  worker?: string
  /** In development only: serves what a build would have produced. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

type Options = {
  services: Services
  site: Site
  pages: PageCache
  limit: Limit
  /** What the sitemaps list besides the pages of the build. */
  sources?: readonly SitemapSource[]
  files?: readonly SiteFile[]
}

/** After which time a search engine asks a shop again that isn't open yet. */
const closedSeconds = 3_600
const htmlType = 'text/html; charset=utf-8'
const localeCookie = 'i18n_redirected'
/** What decides whether `/` answers with a page or with a language. */
const homeVary = 'cookie, accept-language, user-agent'

/** Every page of the site, rendered on the server; public ones are kept in memory, compressed once. */
export async function siteRoutes(
  app: FastifyInstance,
  { services, site, pages, limit, sources: more = [], files = [] }: Options,
) {
  const { config, tags } = services
  const policy = contentSecurityPolicy(site.inlineScriptHashes)
  const renderer = new PageRenderer(app, services, site)
  /** Pages in rendering that will be kept; simultaneous requests share one rendering. */
  const underWay = new Map<string, Promise<KeptPage | Rendered>>()

  await app.register(staticFiles, {
    root: resolve(site.clientDir),
    // A route for each of these few; the assets, a thousand of them, share one.
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })

  app.setErrorHandler(async (error, request, reply) => {
    if (!(error instanceof AppError)) return answerError(error, request, reply)
    sayWhenToRetry(error.code, reply)
    return sendOwn(reply, await renderer.refusal(request, error.code))
  })

  const hidden = { schema: { hide: true } } as const
  await assets(app, { services, clientDir: site.clientDir })

  // A build determines the pages; other sources know their own entries.
  const sources: SitemapSource[] = [
    {
      tags: ['prices', 'shop'],
      async entries() {
        const [open, sold] = await Promise.all([isOpen(services), soldGames(services)])
        return site.publicPages
          .filter((pattern) => (open ? isSold(pattern, sold) : pageOpensBefore(pattern)))
          .map(pageEntry)
      },
    },
    ...more.map(({ tags: of, entries }) => ({
      tags: of,
      entries: async () => ((await isOpen(services)) ? entries() : []),
    })),
  ]
  for (const path of sitemapPaths(config.languages))
    app.get(path, hidden, (request, reply) =>
      sendKept(request, reply, path, async () => ({
        ...text(await sitemap(config, path, sources)),
        type: 'application/xml; charset=utf-8',
        tags: sources.flatMap((source) => source.tags),
      })),
    )
  for (const [path, content] of plainFiles(config, services.now))
    app.get(path, hidden, (request, reply) =>
      sendKept(request, reply, path, async () => ({ ...text(content()), type: 'text/plain; charset=utf-8' })),
    )

  shareRoute(app, { services, renderer, limit })
  for (const { path, type, tags: of, content } of files)
    app.get(path, hidden, async (request, reply) => {
      if (!(await isOpen(services))) throw new AppError('shop_not_open')
      return sendKept(request, reply, path, async () => ({ ...text(await content()), type, tags: of }))
    })

  app.get('/*', hidden, async (request, reply) => {
    const answer = returnOf(request.url)
    if (answer) {
      await limit(request)
      const callerOf = async () => (await pageCaller(services, request)).caller
      return land(services, request, reply, { answer, callerOf })
    }
    const home = homeRedirect(request, config.languages)
    if (home) return reply.header('vary', homeVary).redirect(home, 302)
    const { path, search, moved } = pageAddress(request.url)
    const { locale, rest } = localeOfPath(path)
    // For a while: the language can be offered again.
    if (!config.languages.includes(locale)) return reply.redirect((englishPath(path) ?? rest) + search, 302)
    if (moved) return reply.redirect(moved, 301)
    const names = site.queryOf(path)
    const query = names && declaredQuery(search, names)
    if (!(await isOpen(services))) {
      await limit(request)
      return sendOwn(reply, await renderer.beforeOpening(request, path + (query ?? search)))
    }
    if (query === '') return sendKept(request, reply, path, () => renderer.forAll(request, path), limit)
    await limit(request)
    return sendOwn(
      reply,
      query === null
        ? await renderer.forCaller(request, path + search)
        : await renderer.forAll(request, path + query),
    )
  })

  /**
   * Sends the page kept under a path, or renders it once for all who request it now, which `limitMaking` counts. Unpacking
   * one is always counted.
   */
  async function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    make: () => Promise<Rendered>,
    limitMaking: Limit = async () => {},
  ) {
    const known = pages.take(path)
    const send = (page: KeptPage) => page.send(request.raw, reply.hijack().raw)
    if (known && !known.page.isReadyFor(request.raw)) await limit(request)
    if (known && !known.renew) return send(known.page)
    if (!known && !underWay.has(path)) await limitMaking(request)
    const made = await (underWay.get(path) ?? makeOnce(path, make)).catch((error) => {
      if (!known) throw error
      return known.page
    })
    if (made instanceof KeptPage) return send(made)
    // If a page can't be rendered at the moment, the old one is sent; a page that no longer exists is not.
    if (made.status >= 500 && known) return send(known.page)
    pages.drop(path)
    return sendOwn(reply, made)
  }

  function makeOnce(path: string, make: () => Promise<Rendered>): Promise<KeptPage | Rendered> {
    const mark = tags.mark()
    const keep = async (made: Rendered) => {
      if (!made.cacheable || made.status !== 200) return made
      const page = await KeptPage.of(made.html, {
        ...securityHeaders(config),
        'content-security-policy': policy,
        'content-type': made.type ?? htmlType,
        ...(path === '/' && { vary: `accept-encoding, ${homeVary}` }),
      })
      pages.keep(path, page, { tags: [...(made.tags ?? []), 'shop'], mark })
      return page
    }
    const making = make()
      .then(keep)
      .finally(() => underWay.delete(path))
    underWay.set(path, making)
    return making
  }

  /** Pages that are personal, or that are requested only once. */
  function sendOwn(reply: FastifyReply, { status, html, location, secret }: Rendered) {
    if (location) {
      // It leads one person elsewhere, others not.
      if (status === 302) reply.header('cache-control', 'private, no-store')
      return reply.redirect(location, status)
    }
    const headers = {
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      ...(secret && { 'referrer-policy': 'no-referrer' }),
      // The closed shop; what is busy for a moment has said so already.
      ...(status === 503 && !reply.hasHeader('retry-after') && { 'retry-after': closedSeconds }),
    }
    return reply.status(status).type(htmlType).headers(headers).send(html)
  }
}

/** A game's pages need its prices: before they are published they answer 503, so no sitemap lists them. */
function isSold(pattern: RoutePattern, sold: readonly GameId[]): boolean {
  const game = gameIds.find((id) => pattern === `/${id}` || pattern.startsWith(`/${id}/`))
  return !game || sold.includes(game)
}

const text = (content: string) => ({ status: 200, html: content, cacheable: true })

/**
 * Serves a kept page before every other hook: it is the same for everyone, so none of their results matter. It still
 * counts in the metrics. Anything that needs a lookup first takes the route.
 */
export function answerKeptPages(app: FastifyInstance, pages: PageCache, languages: readonly Locale[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isForEveryone = request.method === 'GET' && !homeRedirect(request, languages)
    const page = isForEveryone ? pages.peek(request.url) : undefined
    if (!page?.isReadyFor(request.raw)) return done()
    page.send(request.raw, reply.hijack().raw)
  })
}

/** Programs that read pages for search engines and previews name themselves. */
const crawler = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|lighthouse/i

/**
 * `/` redirects to the visitor's language once; every other path contains its language (spec 2). A crawler is never
 * redirected: it asks for the English page, and the others have addresses of their own.
 */
function homeRedirect({ url, headers, server }: FastifyRequest, languages: readonly Locale[]): string | null {
  if (url !== '/' && !url.startsWith('/?')) return null
  if (crawler.test(headers['user-agent'] ?? '')) return null
  const cookies = server.parseCookie(headers.cookie ?? '')
  const locale = negotiateLocale(cookies[localeCookie], headers['accept-language'], languages)
  return locale === 'en' ? null : `/${locale}${url.slice(1)}`
}
