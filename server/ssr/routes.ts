import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOfPath, negotiateLocale } from '#i18n/locales.ts'
import { ownPath } from '#i18n/own-path.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { offersVersion } from '../coaching/offers-version.ts'
import { presentPrices } from '../quotes/price-table-store.ts'

import type { Services } from '../services.ts'
import { callThrough } from './call-through.ts'
import { PageCache, type StoredPage } from './page-cache.ts'
import { pageCaller } from './page-caller.ts'
import type { Render } from './render.ts'
import { robots, sitemapFiles } from './sitemaps.ts'

/** The built front end: where its files lie, how it renders, and the scripts that its pages carry inline. */
export type Site = {
  clientDir: string
  render: Render
  inlineScriptHashes: readonly string[]
  /** Those that exist, are open to all and have one address in each language. */
  publicPages: readonly RoutePattern[]
}

const localeCookie = 'i18n_redirected'

/** Every page of the site, rendered on the server; public ones are kept in memory, compressed once. */
export async function siteRoutes(app: FastifyInstance, services: Services, site: Site) {
  const { config } = services
  const cache = new PageCache()
  const policy = contentSecurityPolicy(site.inlineScriptHashes)
  const call = callThrough(app)

  await app.register(staticFiles, {
    root: resolve(site.clientDir),
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })

  signposts(app, config.publicUrl, site.publicPages)

  app.get('/*', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    const home = homeRedirect(request)
    if (home) return reply.header('vary', 'cookie, accept-language').redirect(home, 302)
    await holdPrices(request)
    const key = await cacheKey(services, request.url)
    const known = cache.get(key)
    if (known) return send(request, reply, known)
    return renderPage(request, reply, key)
  })

  /** Every process learns of new prices within two seconds, and lets go of the pages that show the old ones. */
  async function holdPrices(request: FastifyRequest) {
    try {
      cache.holdFor((await presentPrices(services)).version)
    } catch (error) {
      // Pages that are known are still served while the database is away.
      request.log.warn({ err: error }, 'the present prices could not be read')
    }
  }

  async function renderPage(request: FastifyRequest, reply: FastifyReply, key: string) {
    const { pathname, search } = new URL(request.url, config.publicUrl)
    const own = ownPath(pathname)
    if (own) return reply.redirect(`${own}${search}`, 301)
    const { priceVersion } = cache
    const rendered = await site.render({
      url: request.url,
      locale: localeOfPath(pathname).locale,
      session: async () => {
        const { caller, token } = await pageCaller(services, request, reply)
        return { subject: caller, call: call(request.ip, token) }
      },
      call: call(request.ip, undefined),
      site: { name: config.siteName, publicUrl: config.publicUrl, apiBaseUrl: config.apiBaseUrl },
    })
    if (rendered.error) request.log.error({ err: rendered.error }, 'a page could not be rendered')
    const page = storedPage(rendered.status, rendered.html, policy)
    const keeps = rendered.cacheable && rendered.status === 200
    // Prices may have changed while the page was rendered: then it is shown, but not kept.
    if (keeps && priceVersion === cache.priceVersion) cache.set(key, page)
    if (!keeps) reply.header('cache-control', 'private, no-store')
    return send(request, reply, page)
  }
}

/** A page is kept under its address; the coaches' page also under the offers that it shows, so that others drop it. */
async function cacheKey(services: Services, url: string): Promise<string> {
  return url.endsWith('/coaching') ? `${url}#${await offersVersion(services)}` : url
}

/** Sitemaps and robots.txt: made once, since pages come and go with a build. */
function signposts(app: FastifyInstance, publicUrl: string, pages: readonly RoutePattern[]) {
  const answer = (path: string, type: string, text: string) =>
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text),
    )
  for (const [path, text] of sitemapFiles(publicUrl, pages)) answer(path, 'application/xml', text)
  answer('/robots.txt', 'text/plain', robots(publicUrl))
}

/** `/` goes to the visitor's language once; every other path says its language itself (spec 2). */
function homeRedirect(request: FastifyRequest): string | null {
  const [path, query] = request.url.split('?')
  if (path !== '/') return null
  const locale = negotiateLocale(request.cookies[localeCookie], request.headers['accept-language'])
  return locale === 'en' ? null : `/${locale}${query ? `?${query}` : ''}`
}

function storedPage(status: number, html: string, policy: string): StoredPage {
  const identity = Buffer.from(html)
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`
  return { status, identity, etag, policy, brotli: undefined, gzip: undefined }
}

function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  reply.status(page.status).type('text/html; charset=utf-8')
  reply.header('content-security-policy', page.policy)
  reply.header('vary', 'accept-encoding')
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    reply.header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
    const accepted = request.headers['accept-encoding'] ?? ''
    if (accepted.includes('br')) {
      page.brotli ??= brotliCompressSync(page.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      return reply.header('content-encoding', 'br').send(page.brotli)
    }
    if (accepted.includes('gzip')) {
      page.gzip ??= gzipSync(page.identity)
      return reply.header('content-encoding', 'gzip').send(page.gzip)
    }
  }
  return reply.send(page.identity)
}

function contentSecurityPolicy(inlineScriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Drawings carry their place as a style attribute; scripts stay without any such exception.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
