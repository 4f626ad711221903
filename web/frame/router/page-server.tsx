import type { ReactNode } from 'react'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router'
import type { Locale } from '#i18n/locales.ts'
import { FrameContext } from './frame-context.ts'
import { type Loading, loadingContext } from './load-page.ts'
import { type Moved, movedTo } from './moved.ts'
import { routesOf } from './routes-of.tsx'
import { type Shown, servedOf, shownOf } from './shown.ts'
import type { SiteMap } from './site-map.ts'

type Served = { shown: Shown; element: ReactNode } | Moved

/** Loads an address on the server, by React Router's static handler. Throws unexpected errors. */
export function pageServer(map: SiteMap): (url: URL, loading: Loading) => Promise<Served> {
  const handlers = new Map<Locale, StaticHandler>()
  const handlerOf = async (locale: Locale) => {
    const handler = handlers.get(locale) ?? createStaticHandler(routesOf(map, await map.table(), locale))
    handlers.set(locale, handler)
    return handler
  }
  return async (url, loading) => {
    const handler = await handlerOf(loading.locale)
    const requestContext = new RouterContextProvider(new Map([[loadingContext, loading]]))
    const context = await handler.query(new Request(url), { requestContext })
    if (context instanceof Response) return movedTo(context)
    const shown = shownOf(context)
    if (shown.loaded.kind === 'failed') throw Object.values(context.errors ?? {})[0]
    const element = (
      <FrameContext value={{ map, served: servedOf(context) }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </FrameContext>
    )
    return { shown, element }
  }
}
