import type { ComponentType, ReactNode } from 'react'
import { guardRefusal, type Subject } from '#core/permissions.ts'
import type { Area } from '#i18n/areas.ts'
import { type Locale, localeOfPath } from '#i18n/locales.ts'
import { matchPath, pathExpression } from '#i18n/match-path.ts'
import { localizedPattern } from '#i18n/paths.ts'
import { type AnyPage, type RouteEntry, routeTable } from '../routes.tsx'
import { type CallApi, isCallError } from './call.ts'
import { DefaultLayout } from './default-layout.tsx'
import type { Loaded } from './page.ts'
import type { Texts } from './texts.ts'

/** What loading a page needs; on the server one for each request. */
export type Loading = {
  locale: Locale
  texts: Texts
  /** Who asks and their client; asked for on guarded pages only, so that public ones hold nothing personal. */
  session: () => Promise<{ subject: Subject; call: CallApi }>
  /** The client of a visitor, for public pages. */
  call: CallApi
}

/** What an address leads to; `entry` is null where it leads nowhere. */
export type Matched = { entry: RouteEntry | null; params: Record<string, string> }
/**
 * A page with all that it needs to be rendered. `readAt` is when the reading of its data began, in milliseconds of
 * `performance.now()`; not there for what came with the document.
 */
export type Shown = Matched & { loaded: Loaded; readAt?: number }

/** What is rendered for an answer, and what it needs; the source below `web/`, as the build's manifest names it. */
export type View = {
  file: string
  layout: RouteEntry['layout']
  areas: readonly Area[]
  load: () => Promise<Partial<AnyPage>>
}

/** Texts that every page needs: the shell's, and the games that it lists. */
export const shellAreas: readonly Area[] = ['shell', 'games']

const layouts = {
  // Every first view of the shop shows it: it is part of the base.
  default: async () => DefaultLayout,
  dashboard: () => import('./dashboard-layout.tsx').then((module) => module.DashboardLayout),
}

const signInView: View = {
  file: 'account/sign-in-page.tsx',
  layout: 'default',
  areas: ['account', 'rules', 'success'],
  load: () => import('../account/sign-in-page.tsx').then(({ SignInPage: Page }) => ({ Page })),
}
const forbiddenView: View = {
  file: 'error-pages/forbidden-page.tsx',
  layout: 'default',
  areas: [],
  load: () => import('../error-pages/forbidden-page.tsx').then(({ ForbiddenPage: Page }) => ({ Page })),
}
const missingView: View = {
  file: 'error-pages/not-found-page.tsx',
  layout: 'default',
  areas: [],
  load: () => import('../error-pages/not-found-page.tsx').then(({ NotFoundPage: Page }) => ({ Page })),
}

/** What an answer is shown as; null for a failure, which stands alone. */
export function viewOf({ entry, loaded }: Pick<Shown, 'entry' | 'loaded'>): View | null {
  if (loaded.kind === 'failed') return null
  if (loaded.kind === 'refused') return loaded.refusal === 'unauthorized' ? signInView : forbiddenView
  if (loaded.kind === 'missing' || !entry?.file || !entry.load) return missingView
  return { file: entry.file, layout: entry.layout, areas: entry.areas, load: entry.load }
}

// Code, not state: the modules that have arrived, so that a page renders without waiting.
const arrivedPages = new Map<string, Partial<AnyPage>>()
const arrivedLayouts = new Map<string, ComponentType<{ children: ReactNode }>>()

export function pageOfView({ file }: View): Partial<AnyPage> | undefined {
  return arrivedPages.get(file)
}

export function layoutOfView({ layout }: View): ComponentType<{ children: ReactNode }> | undefined {
  return arrivedLayouts.get(layout)
}

async function bring(view: View, texts: Texts): Promise<Partial<AnyPage>> {
  const [page, Layout] = await Promise.all([
    arrivedPages.get(view.file) ?? view.load(),
    arrivedLayouts.get(view.layout) ?? layouts[view.layout](),
    texts.ensure([...shellAreas, ...view.areas]),
  ])
  arrivedPages.set(view.file, page)
  arrivedLayouts.set(view.layout, Layout)
  return page
}

type Address = { entry: RouteEntry; expression: RegExp }
const addresses = new Map<Locale, Address[]>()

/** The table's patterns as expressions, compiled once for a language. */
function addressesOf(locale: Locale): Address[] {
  const known = addresses.get(locale)
  if (known) return known
  const built = routeTable.filter(({ load }) => load !== null)
  // Fixed words before parameters.
  const sorted = built.toSorted((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')))
  const compiled = sorted.map((entry) => {
    return { entry, expression: pathExpression(localizedPattern(entry.pattern, locale)) }
  })
  addresses.set(locale, compiled)
  return compiled
}

/** What stands at a path, its language's prefix included. */
export function matchPage(locale: Locale, pathname: string): Matched {
  const { rest } = localeOfPath(pathname)
  for (const { entry, expression } of addressesOf(locale)) {
    const params = matchPath(expression, rest)
    if (params) return { entry, params }
  }
  return { entry: null, params: {} }
}

/** Loads what an address leads to: module, layout, texts and data, or why it is not shown. Throws what is unexpected. */
export async function loadPage(loading: Loading, url: URL): Promise<Shown> {
  const readAt = performance.now()
  const matched = matchPage(loading.locale, url.pathname)
  const loaded = await answer(loading, matched, url)
  const view = viewOf({ ...matched, loaded })
  if (view) await bring(view, loading.texts)
  return { ...matched, loaded, readAt }
}

/** Brings what a page was rendered with on the server, so that the first render in the browser is the same. */
export async function bringBack({ texts }: Loading, shown: Shown): Promise<void> {
  const view = viewOf(shown)
  if (view) await bring(view, texts)
}

/** What is shown of something unexpected. */
export function failureOf(error: unknown): Extract<Loaded, { kind: 'failed' }> {
  if (isCallError(error)) return { kind: 'failed', status: error.status || 503, code: error.code }
  return { kind: 'failed', status: 500, code: 'internal_server_error' }
}

async function answer(loading: Loading, { entry, params }: Matched, url: URL): Promise<Loaded> {
  if (!entry) return { kind: 'missing' }
  const { locale, texts } = loading
  const guarded = entry.guard !== 'public'
  const { subject, call } = guarded ? await loading.session() : { subject: null, call: loading.call }
  const refusal = guardRefusal(subject, entry.guard)
  if (refusal) return { kind: 'refused', refusal }
  const view = viewOf({ entry, loaded: { kind: 'page', data: null } })
  const page = view && (await bring(view, texts))
  try {
    const data = await page?.loader?.({
      call,
      locale,
      t: texts.t,
      pattern: entry.pattern,
      params,
      url,
      subject,
    })
    return { kind: 'page', data: data ?? null }
  } catch (error) {
    if (!isCallError(error)) throw error
    if (error.status === 404 || error.code === 'bad_params') return { kind: 'missing' }
    if (error.status === 401) return { kind: 'refused', refusal: 'unauthorized' }
    if (error.status === 403) return { kind: 'refused', refusal: 'forbidden' }
    throw error
  }
}
