import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { type Loading, loadingContext } from './load-page.ts'

export type RouterInit = {
  routes: RouteObject[]
  hydrationData: Pick<Required<HydrationState>, 'loaderData' | 'errors'>
  loading: () => Loading
}

/** React Router's own router. A module of its own, so that it comes alone and later: see `firstRouter`. */
export function browserRouter({ routes, hydrationData, loading }: RouterInit): DataRouter {
  const getContext = () => new RouterContextProvider(new Map([[loadingContext, loading()]]))
  return createBrowserRouter(routes, { hydrationData, getContext })
}
