import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { type Loading, loadingContext } from './load-page.ts'
import { rescueWith } from './rescue.ts'

export { loadMissing, loadPage } from './load-page.ts'

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
  const router = createBrowserRouter(routes, { hydrationData, getContext })
  const rescue = rescueWith(router, loading().texts, tell)
  return router
}
