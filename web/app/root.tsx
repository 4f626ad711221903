import { type ReactNode, useEffect, useMemo } from 'react'
import type { RoutePattern } from '#i18n/paths.ts'
import { earlyInput } from './early-input.ts'
import { layoutOfView, pageOfView, type Shown, viewOf } from './load-page.ts'
import { PageContext, type PageState, usePageState } from './page-state.ts'
import { ErrorBoundary, RouteError } from './route-error.tsx'

/** The page that is shown: its pattern (null for an unknown address) and its parameters. */
export function usePage(): { pattern: RoutePattern | null; params: Record<string, string> } {
  const { entry, params } = usePageState().shown
  return { pattern: entry?.pattern ?? null, params }
}

/** The frame of every page, on both sides: its layout. */
export function Root({
  shown,
  address,
  navigate,
  revalidate,
  children,
}: PageState & { children?: ReactNode }) {
  const state = useMemo(
    () => ({ shown, address, navigate, revalidate }),
    [shown, address, navigate, revalidate],
  )
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    const early = earlyInput()
    if (early.length > 0) void import('./replay-input.ts').then(({ replayInput }) => replayInput(early))
  }, [])
  return (
    <PageContext value={state}>
      {/* Not around it: the ids that React counts by a part's place would differ from the server's. */}
      {children}
      <ErrorBoundary shown={shown}>
        <ShownPage shown={shown} path={address.pathname} />
      </ErrorBoundary>
    </PageContext>
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
