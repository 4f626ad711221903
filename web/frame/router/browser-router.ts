import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { type Loading, loadingContext } from './load-page.ts'
import { rememberHead } from './next-head.tsx'
import { rescueWith } from './rescue.ts'

export { loadMissing, loadPage } from './load-page.ts'
// The head of the page that a navigation leads to: it is needed then, and the connection may be lost by then.
export { NextHead } from './next-head.tsx'

export type RouterInit = {
  routes: RouteObject[]
  hydrationData: Pick<Required<HydrationState>, 'loaderData' | 'errors'>
  loading: () => Loading
  /** Informs the person who navigated of what went wrong. */
  tell: (error: unknown) => void
}

/** React Router's own router. A separate module, so that it loads alone and later: see `firstRouter`. */
export function browserRouter({ routes, hydrationData, loading, tell }: RouterInit): DataRouter {
  const getContext = () => new RouterContextProvider(new Map([[loadingContext, { ...loading(), rescue }]]))
  rememberHead()
  const router = createBrowserRouter(routes, { hydrationData, getContext })
  const rescue = rescueWith(router, loading().texts, tell)
  return router
}
