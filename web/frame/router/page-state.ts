import { use, useCallback, useMemo } from 'react'
import {
  type DataRouter,
  UNSAFE_DataRouterContext,
  useLoaderData,
  useLocation,
  useMatches,
} from 'react-router'
import { type Addresses, pathIn } from '#i18n/href.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { useApp } from '../session/app-context.ts'
import type { Addressed, PageData } from './page.ts'
import type { RouteEntry } from './route-entry.ts'

/** React Router itself. It never changes, so its users are not re-rendered for what it does. */
export function useRouter(): DataRouter {
  const context = use(UNSAFE_DataRouterContext)
  if (!context) throw new Error('Rendered outside of a page')
  return context.router
}

/** The displayed page: its entry and pattern (null for an unknown address), its parameters, and those per language. */
export function usePage(): {
  entry: RouteEntry | null
  pattern: RoutePattern | null
  params: Record<string, string>
  addresses: Addresses | undefined
} {
  const match = useMatches().at(-1)
  const entry = (match?.handle as RouteEntry | undefined) ?? null
  const params = (match?.params ?? {}) as Record<string, string>
  const addresses = addressesOf((match?.loaderData as PageData | undefined)?.data)
  return { entry, pattern: entry?.pattern ?? null, params, addresses }
}

/** The path of the displayed page, or of the page below it if it is a sheet over another. */
export function useGround(): string {
  const { locale } = useApp()
  const { pathname } = useLocation()
  const over = usePage().entry?.view?.over
  return over ? pathIn(over, locale) : pathname
}

/** The path parameters per language that a page's data name. */
export function addressesOf(data: unknown): Addresses | undefined {
  return (data as Addressed | null | undefined)?.addresses
}

/**
 * When the page's data began to load, in milliseconds of `performance.now()`; 0 for data that came with the document.
 */
export function useReadAt(): number {
  return useLoaderData<PageData | undefined>()?.readAt ?? 0
}

/** Navigates to an address of the site; resolves when its page is shown. */
export type Navigate = (to: string, options?: { replace?: boolean; keepsScroll?: boolean }) => Promise<void>

export function useNavigate(): Navigate {
  const router = useRouter()
  return useCallback<Navigate>(
    (to, { replace, keepsScroll = false } = {}) => goTo(router, to, { replace, keepsScroll }),
    [router],
  )
}

/** At the current address, one more step back would lead nowhere. */
export function goTo(
  router: DataRouter,
  to: string,
  { replace, keepsScroll = false }: { replace?: boolean | undefined; keepsScroll?: boolean } = {},
): Promise<void> {
  const { pathname, search, hash } = new URL(to, location.href)
  const same = pathname + search + hash === location.pathname + location.search + location.hash
  return router.navigate(
    { pathname, search, hash },
    { replace: replace ?? same, preventScrollReset: keepsScroll },
  )
}

/** The address's query, and how to replace it, which reloads the page's data. */
export function useSearchParams(): [URLSearchParams, (query: URLSearchParams) => void] {
  const router = useRouter()
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const replace = useCallback((next: URLSearchParams) => void replaceQuery(router, next, true), [router])
  return [query, replace]
}

/**
 * Reads the query that the page is about to have. Whoever changes a list twice in quick succession builds the second
 * change on this: the page that they have chosen may still be loading.
 */
export function useNextQuery(): () => URLSearchParams {
  const router = useRouter()
  return useCallback(() => {
    const { location, navigation } = router.state
    const next = navigation.location?.pathname === location.pathname ? navigation.location : location
    return new URLSearchParams(next.search)
  }, [router])
}

/** Writes a page's settings to the address, so that a reload and a link restore them; its data stay. */
export function useWriteQuery(): (query: URLSearchParams) => void {
  const router = useRouter()
  return useCallback(
    (query) => {
      // The person is leaving the page, so its address must not be written any more.
      if (router.state.navigation.state === 'idle') void replaceQuery(router, query, false)
    },
    [router],
  )
}

function replaceQuery(router: DataRouter, query: URLSearchParams, readsAgain: boolean): Promise<void> {
  const { location, navigation } = router.state
  const { pathname, hash } = location
  // What is written late, such as typed text, must not take back the page that was chosen meanwhile.
  if (navigation.location && navigation.location.pathname !== pathname) return Promise.resolve()
  const search = query.size > 0 ? `?${query}` : ''
  return router.navigate(
    { pathname, search, hash },
    { replace: true, preventScrollReset: true, ...(!readsAgain && { defaultShouldRevalidate: false }) },
  )
}
