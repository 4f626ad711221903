import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Subject } from '#core/permissions.ts'
import { formats } from '#i18n/format.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'
import { type App, AppContext } from './app/app-context.ts'
import { assetsOf, type Manifest } from './app/assets.ts'
import type { CallApi } from './app/call.ts'
import { PageHead } from './app/head.tsx'
import { failureOf, loadPage, matchPage, type Shown, shellAreas, viewOf } from './app/load-page.ts'
import { type HydrationState, type Site, statusOf } from './app/page.ts'
import { Root } from './app/root.tsx'
import { Texts } from './app/texts.ts'
import { themeScript } from './app/theme-script.ts'
import { FatalPage } from './error-pages/fatal-page.tsx'
import { buildId } from './pwa/build-id.ts'
import { routeTable } from './routes.tsx'
import { structuredOf } from './structured-pages.ts'

export type RenderRequest = {
  /** Path and query. */
  url: string
  locale: Locale
  /** Asked for on guarded pages only. */
  session: () => Promise<{ subject: Subject; call: CallApi }>
  call: CallApi
  site: Site
}

/** `error` is what was unexpected, for the server to log. */
export type Rendered = { status: number; html: string; cacheable: boolean; error?: unknown }

/** For the Content-Security-Policy: the only script that a page carries inline. */
export const inlineScriptHashes = [
  `sha256-${createHash('sha256').update(themeScript).digest('base64')}`,
] as const

/** For the sitemaps: pages that exist, are open to all and need no parameter. */
export const publicPages = routeTable
  .filter(({ guard, load, pattern }) => guard === 'public' && load !== null && !pattern.includes(':'))
  .map(({ pattern }) => pattern)

/** Makes the renderer for a build; `manifest` is Vite's. */
export function createRender(manifest: Manifest): (request: RenderRequest) => Promise<Rendered> {
  const build = buildId(manifest)
  return async ({ url: asked, locale, session, call, site }) => {
    const texts = new Texts(locale)
    const url = new URL(`${site.publicUrl}${asked}`)
    const { dir } = localeInfo(locale)
    const app: App = { locale, dir, t: texts.t, format: formats(locale), site, call, session: null }
    try {
      const shown = await loadPage({ locale, texts, session, call }, url)
      const { pathname, search, hash } = url
      const address = { pathname, search, hash, key: '' }
      const body = renderToString(inApp(app, <Root {...{ shown, address, navigate, revalidate }} />))
      const cacheable = shown.entry?.guard === 'public' && shown.loaded.kind === 'page'
      return {
        status: statusOf(shown.loaded),
        cacheable,
        html: documentOf({ app, texts, shown, body, manifest, build }),
      }
    } catch (error) {
      await texts.ensure([...shellAreas, 'errors'])
      const loaded = failureOf(error)
      const shown = { ...matchPage(locale, url.pathname), loaded }
      const body = renderToString(inApp(app, <FatalPage statusCode={loaded.status} message={loaded.code} />))
      const html = documentOf({ app, texts, shown, body, manifest, build })
      return { status: loaded.status, cacheable: false, html, error }
    }
  }
}

// On the server nobody goes anywhere: links only need their addresses.
const stay = () => {
  throw new Error('There is no navigation on the server')
}
const navigate = async () => stay()
const revalidate = async () => stay()

function inApp(app: App, content: ReactNode) {
  return <AppContext value={app}>{content}</AppContext>
}

type DocumentParts = {
  app: App
  texts: Texts
  shown: Shown
  body: string
  manifest: Manifest
  build: string
}

function documentOf({ app, texts, shown, body, manifest, build }: DocumentParts): string {
  const { locale, dir, site } = app
  const assets = assetsOf(manifest, locale, viewOf(shown))
  const state: HydrationState = { locale, site, build, texts: texts.loaded, loaded: shown.loaded }
  const structured = structuredOf(app, shown)
  return [
    `<!doctype html><html lang="${localeInfo(locale).tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark light">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    renderToStaticMarkup(inApp(app, <PageHead shown={shown} />)),
    ...structured.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
    ...assets.head,
    `<script>${themeScript}</script>`,
    `</head><body><div id="root">${body}</div>`,
    // A page that failed is complete as it stands: nothing to bring to life.
    ...(assets.script
      ? [`<script type="application/json" id="state">${escapeJson(state)}</script>`, assets.script]
      : []),
    '</body></html>',
  ].join('\n')
}

/** JSON that can't end its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
