import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Site } from '#contract/site.ts'
import type { Subject } from '#core/people/permissions.ts'
import { formats } from '#i18n/format.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'
import { manifestPath } from '#i18n/manifest-path.ts'
import { FatalPage } from '#web/account/error-pages/fatal-page.tsx'
import { buildId } from '#web/frame/pwa/build-id.ts'
import { PageHead } from '#web/frame/router/head.tsx'
import { type HydrationState, statusOf } from '#web/frame/router/page.ts'
import { pageServer } from '#web/frame/router/page-server.tsx'
import { failureOf, type Shown } from '#web/frame/router/shown.ts'
import { viewOf } from '#web/frame/router/site-map.ts'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { assetsOf, type Manifest, type ReadBuilt, stylesOf } from '#web/frame/shell/assets.ts'
import { startScript } from '#web/frame/shell/start-script.ts'
import { shellAreas, Texts } from '#web/frame/texts/texts.ts'
import { themeScript } from '#web/frame/theme/theme-script.ts'
import { sprite } from '#web/kit/ui/icons/sprite.ts'
import { drawShare } from '#web/parts/share/draw-share.tsx'
import { letterSvg } from '#web/parts/share/letter-picture.tsx'
import { queryOf, tagsOf } from './kept-pages.ts'
import { routeTable } from './routes.tsx'
import { siteMap } from './site-map.tsx'
import { structuredOf } from './structured-pages.ts'

export type RenderRequest = {
  /** Path and query. */
  url: string
  locale: Locale
  /** Called only for guarded pages. */
  session: () => Promise<{ subject: Subject; call: CallApi }>
  call: CallApi
  site: Site
  /** The reader's time zone, on a page that is theirs alone; null if it is not known. */
  timeZone?: string | null
  /** Renders the error screen instead of the page. */
  refusal?: { status: number; code: string }
}

/** `error` is an unexpected error, for the server to log. */
export type Rendered = {
  status: number
  html: string
  /** The page has moved there. */
  location?: string
  cacheable: boolean
  /** The address contains a secret, which no other page may learn. */
  secret?: boolean
  tags?: readonly string[]
  error?: unknown
}

export { letterSvg, queryOf }

/** The SVG of a public page's share picture; null for an address without one. */
export async function share(request: RenderRequest): Promise<string | null> {
  const { app, texts, url } = startOf(request)
  const { locale, session, call, site } = request
  const served = await servePage(url, { locale, texts, session, call, shut: site.closed === 'shut' })
  if ('shown' in served && (served.shown.entry?.view?.secret || served.shown.loaded.kind === 'closed'))
    return null
  return 'shown' in served ? drawShare(app, served.shown, url.pathname) : null
}

/** What rendering begins with: the texts and the app of a page without anybody's session. */
function startOf({ url: asked, locale, call, site, timeZone = null }: RenderRequest) {
  const texts = new Texts(locale)
  const { dir } = localeInfo(locale)
  const app: App = {
    locale,
    dir,
    t: texts.t,
    texts,
    format: formats(locale),
    site,
    call,
    session: null,
    timeZone,
  }
  return { app, texts, url: new URL(`${site.publicUrl}${asked}`) }
}

/** For the Content-Security-Policy: the only inline scripts of a page. */
export const inlineScriptHashes = [themeScript, startScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
)

/** For the sitemaps: pages that exist, are public and need no parameter. */
export const publicPages = routeTable
  .filter(
    ({ guard, pattern, view }) =>
      guard === 'public' && view !== null && !view.unlisted && !pattern.includes(':'),
  )
  .map(({ pattern }) => pattern)

/** Creates the renderer for a build; `manifest` is Vite's. */
export function createRender(
  manifest: Manifest,
  read: ReadBuilt,
): (request: RenderRequest) => Promise<Rendered> {
  const build = buildId(manifest)
  const styles = stylesOf(manifest, read)
  return async (request) => {
    const { app, texts, url } = startOf(request)
    const { locale, session, call, refusal, site } = request
    if (refusal) return { ...(await failed({ kind: 'failed', ...refusal })), cacheable: false }
    try {
      const served = await servePage(url, { locale, texts, session, call, shut: site.closed === 'shut' })
      if ('location' in served) return { ...served, html: '', cacheable: false }
      const { shown, element } = served
      const body = renderToString(inApp(app, element))
      const secret = shown.entry?.view?.secret === true
      const cacheable = !secret && shown.entry?.guard === 'public' && shown.loaded.kind === 'page'
      return {
        status: statusOf(shown.loaded),
        cacheable,
        secret,
        tags: cacheable ? tagsOf(shown) : [],
        html: documentOf({
          app,
          texts,
          shown,
          body,
          manifest,
          styles,
          build,
          style: cacheable ? 'within' : 'linked',
        }),
      }
    } catch (error) {
      return { ...(await failed(failureOf(error))), cacheable: false, error }
    }

    async function failed(loaded: ReturnType<typeof failureOf>) {
      // If even the error texts are missing, the page shows the code.
      await texts.ensure([...shellAreas, 'errors']).catch(() => {})
      const shown: Shown = { entry: null, params: {}, loaded }
      const body = renderToString(inApp(app, <FatalPage statusCode={loaded.status} message={loaded.code} />))
      const html = documentOf({ app, texts, shown, body, manifest, styles, build, style: 'linked' })
      return { status: loaded.status, html }
    }
  }
}

const servePage = pageServer(siteMap)

function inApp(app: App, content: ReactNode) {
  return <AppContext value={app}>{content}</AppContext>
}

type DocumentParts = {
  app: App
  texts: Texts
  shown: Shown
  body: string
  manifest: Manifest
  styles: ReturnType<typeof stylesOf>
  build: string
  style: 'within' | 'linked'
}

function documentOf({ app, texts, shown, body, manifest, styles, build, style }: DocumentParts): string {
  const { locale, dir, site, timeZone } = app
  const view = viewOf(siteMap, shown.entry, shown.loaded)
  const assets = assetsOf(manifest, locale, view)
  const { loaded } = shown
  const state: HydrationState = {
    locale,
    site,
    ...(timeZone && { timeZone }),
    build,
    module: assets.module,
    texts: texts.loaded,
    entry: shown.entry,
    loaded,
  }
  const structured = structuredOf(app, shown)
  return [
    `<!doctype html><html lang="${localeInfo(locale).tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark light">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/app-icon-180.png">',
    ...(site.offline && !site.closed
      ? [`<link rel="manifest" href="${manifestPath(locale, 'customers')}">`]
      : []),
    renderToStaticMarkup(inApp(app, <PageHead shown={shown} />)),
    ...structured.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
    `<script>${themeScript}</script>`,
    ...assets.fonts,
    styles(view)[style],
    `</head><body>${sprite}<div id="root">${body}</div>`,
    ...(assets.scripts
      ? [
          `<script type="application/json" id="state">${escapeJson(state)}</script>`,
          `<template id="scripts">${assets.scripts.join('')}</template><script>${startScript}</script>`,
        ]
      : []),
    '</body></html>',
  ].join('\n')
}

/** JSON that can't close its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
