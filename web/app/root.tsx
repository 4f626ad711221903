import { useEffect, useMemo } from 'react'
import { type Location, type NavigationType, type Navigator, Router } from 'react-router'
import type { RoutePattern } from '#i18n/paths.ts'
import { useApp } from './app-context.ts'
import { PageHead } from './head.tsx'
import { basenameOf, layoutOfView, pageOfView, type Shown, viewOf } from './load-page.ts'
import { PageContext, type PageState, usePageState } from './page-state.ts'
import { ErrorBoundary, RouteError } from './route-error.tsx'

/** The page that is shown: its pattern (null for an unknown address) and its parameters. */
export function usePage(): { pattern: RoutePattern | null; params: Record<string, string> } {
  const { entry, params } = usePageState().shown
  return { pattern: entry?.pattern ?? null, params }
}

type RootProps = PageState & {
  location: Location | string
  navigator: Navigator
  navigationType?: NavigationType
}

/** The frame of every page, on both sides: where it is, its head after a navigation, its layout. */
export function Root({ shown, revalidate, location, navigator, navigationType }: RootProps) {
  const { locale, session } = useApp()
  const state = useMemo(() => ({ shown, revalidate }), [shown, revalidate])
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <Router
      basename={basenameOf(locale)}
      location={location}
      navigator={navigator}
      navigationType={navigationType}
      static={session === null}
      useTransitions={false}
    >
      <PageContext value={state}>
        {/* The server writes it into the head itself. */}
        {session && <PageHead shown={shown} />}
        <ErrorBoundary shown={shown}>
          <ShownPage shown={shown} path={typeof location === 'string' ? location : location.pathname} />
        </ErrorBoundary>
      </PageContext>
    </Router>
  )
}

function ShownPage({ shown, path }: { shown: Shown; path: string }) {
  const { loaded } = shown
  if (loaded.kind === 'failed') return <RouteError status={loaded.status} code={loaded.code} />
  const view = viewOf(shown)
  const Layout = view && layoutOfView(view)
  const Page = view && pageOfView(view)?.Page
  if (!Layout || !Page) throw new Error('Rendered before it arrived')
  return (
    <Layout>
      {/* Another address is another page, also where both share their component. */}
      <Page key={path} data={loaded.kind === 'page' ? loaded.data : null} />
    </Layout>
  )
}
