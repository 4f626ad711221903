import { createContext, data, type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { guardRefusal, type Subject } from '#core/people/permissions.ts'
import { pageOpensBefore } from '#i18n/before-opening.ts'
import type { Locale } from '#i18n/locales.ts'
import { type CallApi, CallError, endedBy, isCallError } from '../session/call.ts'
import type { Texts } from '../texts/texts.ts'
import { bringView } from './arrivals.ts'
import { type Loaded, type PageData, statusOf } from './page.ts'
import type { RouteEntry } from './route-entry.ts'
import { type SiteMap, viewOf } from './site-map.ts'

/** What loading a page needs; on the server, one for each request. */
export type Loading = {
  locale: Locale
  texts: Texts
  /** The caller and their client; requested on guarded pages only, so that public ones contain nothing personal. */
  session: () => Promise<{ subject: Subject; call: CallApi }>
  /** The client of a visitor, for public pages. */
  call: CallApi
  /** The shop is closed to this reader: only what opens before it is shown. */
  shut?: boolean
  /** In a browser whose document came from a closed shop: whether the server decides what an address shows now. */
  asksServer?: (url: URL) => Promise<boolean>
  /** What the browser does if data can't be read: it can keep what it shows. Throws what is to be shown. */
  rescue?: (
    error: unknown,
    entry: RouteEntry,
    url: URL,
    kept: () => Promise<PageData | undefined>,
  ) => Promise<PageData>
  /** What this browser has kept of an own page, to show while nothing answers. */
  kept?: (pathname: string) => Promise<{ data: unknown; at: Date } | undefined>
  /** Whether the server has ended the session that the browser opened the page with. */
  isSignedOut?: () => boolean
}

/** How the loaders of the route table get it. */
export const loadingContext = createContext<Loading>()

/** The loader of a page's route; what it throws is shown instead of the page. */
export async function loadPage(
  map: SiteMap,
  entry: RouteEntry,
  { context, params, request, url }: LoaderFunctionArgs,
): Promise<PageData> {
  const readAt = performance.now()
  const { rescue, isSignedOut, ...loading } = context.get(loadingContext)
  if (!pageOpensBefore(entry.pattern) && (await loading.asksServer?.(url))) throw redirectDocument(url.href)
  const asked = { params: params as Record<string, string>, url, signal: request.signal }
  let instead: unknown
  try {
    const loaded = await answer(map, entry, loading, asked)
    if (loaded.kind === 'page') return { data: loaded.data, readAt }
    // Signed out while the page was open: it stays, with what was typed there.
    if (statusOf(loaded) === 401 && isSignedOut?.()) throw new CallError(401, 'unauthorized')
    instead = await inPlace(map, entry, loading, loaded)
  } catch (error) {
    if (!rescue || request.signal.aborted || error instanceof Response) throw error
    return rescue(error, entry, url, async () => {
      const found = await loading.kept?.(url.pathname)
      if (!found || !entry.view) return undefined
      await bringView(map, loading.texts, entry.view)
      return { data: found.data, readAt, keptAt: found.at }
    })
  }
  throw instead
}

/** In whatever language. */
const ofDashboard = /^(\/..)?\/dashboard\b/

/** The loader of every unknown address; a signed-in person in the dashboard stays in its frame. */
export async function loadMissing(map: SiteMap, { context, url }: LoaderFunctionArgs): Promise<never> {
  const loading = context.get(loadingContext)
  const inside = ofDashboard.test(url.pathname) && (await loading.session()).subject !== null
  throw await inPlace(map, null, loading, { kind: 'missing', inside })
}

/** What a loader throws so that another view replaces the page; everything that view needs is loaded first. */
async function inPlace(map: SiteMap, entry: RouteEntry | null, { texts }: Loading, loaded: Loaded) {
  const view = viewOf(map, entry, loaded)
  if (view) await bringView(map, texts, view)
  return data(loaded, { status: statusOf(loaded) })
}

type Asked = { params: Record<string, string>; url: URL; signal: AbortSignal }

async function answer(
  map: SiteMap,
  { guard, pattern, view }: RouteEntry,
  loading: Loading,
  { params, url, signal }: Asked,
): Promise<Loaded> {
  const { locale, texts } = loading
  if (loading.shut && !pageOpensBefore(pattern)) return { kind: 'closed' }
  const { subject, call } =
    guard === 'public' ? { subject: null, call: loading.call } : await loading.session()
  const refusal = guardRefusal(subject, guard)
  if (refusal) return { kind: 'refused', refusal }
  if (!view) return { kind: 'missing' }
  const page = await bringView(map, texts, view)
  try {
    const context = { call: endedBy(signal, call), locale, t: texts.t, pattern, params, url, subject }
    return { kind: 'page', data: (await page.loader?.(context)) ?? null }
  } catch (error) {
    if (!isCallError(error)) throw error
    if (error.code === 'prices_not_set' || error.code === 'shop_not_open') return { kind: 'closed' }
    if (error.status === 404 || error.code === 'bad_params') return { kind: 'missing' }
    if (error.status === 401) return { kind: 'refused', refusal: 'unauthorized' }
    if (error.status === 403) return { kind: 'refused', refusal: 'forbidden' }
    throw error
  }
}
