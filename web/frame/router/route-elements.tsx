import { lazy, Suspense, useMemo } from 'react'
import { Outlet, useLoaderData, useLocation, useRouteError } from 'react-router'
import { arrivedLayout, arrivedPage } from './arrivals.ts'
import { useFrame } from './frame-context.ts'
import type { Loaded, PageData } from './page.ts'
import { useGround, usePage } from './page-state.ts'
import type { InPlace, LayoutName, RouteEntry, View } from './route-entry.ts'
import { loadedOf } from './shown.ts'
import { viewOf } from './site-map.ts'

const NextHead = lazy(async () => ({ default: (await import('./browser-router.ts')).NextHead }))

/** The element of a layout's route. */
export function ShownLayout({ name }: { name: LayoutName }) {
  const Layout = arrivedLayout(name)
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

/** The element of a page's route. */
export function ShownPage({ entry, view }: { entry: RouteEntry; view: View }) {
  const loaded = useLoaderData<PageData>()
  const ground = useGround()
  // Kept from one query to the next: a page that writes its own query is not re-rendered for it.
  return useMemo(
    () => (
      <>
        <Head entry={entry} value={loaded} loaded={{ kind: 'page', data: loaded.data }} />
        {/* Another address is another page, also where both share their component. */}
        <Arrived key={ground} view={view} data={loaded.data} />
      </>
    ),
    [entry, view, loaded, ground],
  )
}

/** The element of the boundary around all pages: what a loader has thrown instead of a page, or a failure. */
export function Instead() {
  const { map } = useFrame()
  const loaded = loadedOf(useRouteError())
  const { entry } = usePage()
  const { pathname } = useLocation()
  const view = viewOf(map, entry, loaded)
  if (!view) {
    const { status, code } = loaded as Extract<Loaded, { kind: 'failed' }>
    return (
      <Suspense>
        <map.Failure statusCode={status} message={code} />
      </Suspense>
    )
  }
  const Layout = arrivedLayout(view.layout)
  return (
    <Layout>
      <Head entry={entry} value={loaded} loaded={loaded} />
      <Arrived key={pathname} view={view} data={{ layout: view.layout } satisfies InPlace} />
    </Layout>
  )
}

function Arrived({ view, data }: { view: View; data: unknown }) {
  const Page = arrivedPage(view)?.Page
  if (!Page) throw new Error('Rendered before it arrived')
  return <Page data={data} />
}

/** The document came with the head of its own page; each later page has another. */
function Head({ entry, value, loaded }: { entry: RouteEntry | null; value: unknown; loaded: Loaded }) {
  const { served } = useFrame()
  const { params } = usePage()
  if (value === served) return null
  return (
    <Suspense>
      <NextHead shown={{ entry, params, loaded }} />
    </Suspense>
  )
}
