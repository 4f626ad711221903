import type { DataRouter } from 'react-router'
import { pathIn, pathPattern } from '#i18n/href.ts'
import { localeOfPath } from '#i18n/locales.ts'
import { matchPath, pathExpression } from '#i18n/match-path.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { PageData } from '../router/page.ts'
import type { RouteEntry } from '../router/route-entry.ts'
import type { SiteMap } from '../router/site-map.ts'
import type { App } from '../session/app-context.ts'
import { ownerOf } from '../session/owner-of.ts'
import type { Session } from '../session/session.ts'
import { bringAccountMenu } from '../shell/header.tsx'
import { shellAreas } from '../texts/texts.ts'
import { keep, kept, ownStore } from './own-store.ts'

/** The pages that a person can read again without a connection: their own orders. */
const ownPatterns: readonly RoutePattern[] = [
  '/dashboard',
  '/dashboard/my-orders',
  '/dashboard/order/:order_id',
  '/dashboard/booster/active-orders',
]

/** The name of an own page in the store, the same in every language; null for any other. */
export function ownKey(pathname: string): string | null {
  const { locale } = localeOfPath(pathname)
  for (const pattern of ownPatterns) {
    const params = matchPath(pathExpression(pathPattern(pattern, locale)), pathname)
    if (params) return pathIn(pattern, 'en', params)
  }
  return null
}

/**
 * An order that staff look at is somebody else's, and so is what their day has; an order whose claim can be undone is
 * nobody's yet.
 */
export const isOwn = (data: unknown) => {
  const { viewer, undo_until, staff } = (data ?? {}) as Partial<
    Record<'viewer' | 'undo_until' | 'staff', unknown>
  >
  return viewer !== 'staff' && !undo_until && !staff
}

/**
 * Keeps each own page that is shown. Its document came with its texts and a module of its own; without a connection it
 * opens from the document of another page, which loads both, the layout and the styles like any later page.
 */
export function keepOwnPages(app: App, router: DataRouter, map: SiteMap): void {
  const brought = new Set<string>()
  let last: unknown
  const look = () => {
    const { navigation, matches, location, loaderData } = router.state
    const entry: RouteEntry | undefined = matches.at(-1)?.route.handle
    const key = ownKey(location.pathname)
    const page = entry && (loaderData?.[entry.pattern] as PageData | undefined)
    if (navigation.state !== 'idle' || !key || !page || page === last || page.keptAt) return
    // A part of a list is not what its address shows without a query.
    if (location.search !== '' && !key.includes('/order/')) return
    last = page
    void keepOwn(app, { key, path: location.pathname, data: page.data }).catch(console.warn)
    const { view } = entry
    if (!view || brought.has(view.file)) return
    brought.add(view.file)
    void Promise.all([
      // The files themselves: a page that the server rendered came with its texts.
      import('#i18n/load-messages.ts').then(({ loadMessages }) =>
        loadMessages(app.locale, [...shellAreas, ...view.areas]),
      ),
      map.load(view.file),
      map.layouts[view.layout](),
      bringAccountMenu(),
      ...sheetsOfScripts().map((address) => fetch(address)),
    ]).catch(console.warn)
  }
  router.subscribe(look)
  let owner = app.session && ownerOf(app.session)
  app.session?.subscribe(() => {
    const here = app.session && ownerOf(app.session)
    if (!here || here === owner) return
    // The person may be known only now; after another person, what is shown is still theirs.
    if (owner === null) last = undefined
    owner = here
    look()
  })
  look()
}

/** The styles that the document has in another file, and a later page brings with its scripts. */
const sheetsOfScripts = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href)

type OwnPage = { key: string; path: string; data: unknown }

async function keepOwn({ session }: App, { key, path, data }: OwnPage): Promise<void> {
  if (session?.state.kind !== 'known' || !isOwn(data)) return
  const title = document.title.replace(/ \| [^|]*$/, '')
  await keep(session, 'pages', key, { data, title, path })
}

/** What was kept of the page at a path. */
export async function keptPage(session: Session, pathname: string) {
  const key = ownKey(pathname)
  return key === null ? undefined : kept(session, 'pages', key)
}

/** The person's pages that open without a connection, the newest first. */
export async function listKept(session: Session): Promise<{ path: string; title: string }[]> {
  const pages = (await (await ownStore(session))?.getAll('pages')) ?? []
  return pages.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
