import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, RouterProvider } from 'react-router'
import { canTryShop } from '#core/people/permissions.ts'
import { formats } from '#i18n/format.ts'
import { localeInfo } from '#i18n/locales.ts'
import '#web/kit/ui/app.css'
import { bringView } from '#web/frame/router/arrivals.ts'
import { fieldsOfPage, takeEarlyTaps } from '#web/frame/router/early-input.ts'
import { firstRouter } from '#web/frame/router/first-router.ts'
import { FrameContext, type FrameParts } from '#web/frame/router/frame-context.ts'
import { savesData, whenIdle } from '#web/frame/router/idle.ts'
import type { Loading } from '#web/frame/router/load-page.ts'
import type { HydrationState } from '#web/frame/router/page.ts'
import { routesOf } from '#web/frame/router/routes-of.tsx'
import { hydrationOf } from '#web/frame/router/shown.ts'
import { viewOf } from '#web/frame/router/site-map.ts'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import { Session } from '#web/frame/session/session.ts'
import { bringAccountMenu } from '#web/frame/shell/header.tsx'
import { say } from '#web/frame/texts/say.ts'
import { Texts } from '#web/frame/texts/texts.ts'
import { withWords } from '#web/frame/texts/with-words.ts'
import { siteMap } from './site-map.tsx'

// Runs in a task of its own, to keep each task before the page responds short. It isn't awaited at the top level: a
// page's chunk imports this one, and each would wait for the other.
setTimeout(() => void start(JSON.parse(document.getElementById('state')?.textContent ?? '{}')))

async function start(state: HydrationState) {
  const { locale, site, build, module, entry, loaded } = state
  const session = new Session()
  session.build = build
  const texts = new Texts(locale, state.texts)
  const routes = routesOf(siteMap, entry ? [entry] : [], locale)
  const matches = matchRoutes(routes, location.pathname) ?? []
  const allRoutes = async () => routesOf(siteMap, await siteMap.table(), locale)
  const { served, hydrationData } = hydrationOf(entry, loaded)
  const tell = (error: unknown) => void say(texts.t, error)
  const router = firstRouter({ routes, matches, allRoutes, hydrationData, loading: () => loading, tell })
  const loading: Loading = {
    locale,
    texts,
    call: session.call,
    session: async () => ({ subject: await session.subject(), call: session.call }),
    ...(site.closed && {
      asksServer: async (url: URL) =>
        url.pathname !== location.pathname || (site.closed === 'shut' && canTryShop(await session.subject())),
    }),
    kept: async (pathname) => {
      const { keptPage } = await import('#web/frame/kept/own-pages.ts')
      return keptPage(session, pathname)
    },
    isSignedOut: () => session.state.kind === 'ended',
  }
  // Loads the view that the server rendered, so that the first render in the browser is the same.
  const view = viewOf(siteMap, entry, loaded)
  // A build's document names the module, because the list of all pages loads later.
  const load = module ? () => import(/* @vite-ignore */ module) : siteMap.load
  if (view) await bringView({ ...siteMap, load }, texts, view)
  const app: App = {
    locale,
    dir: localeInfo(locale).dir,
    t: texts.t,
    texts,
    format: formats(locale),
    site,
    call: withWords(session.call, texts),
    session,
    timeZone: state.timeZone ?? null,
  }
  const parts: FrameParts = {
    map: siteMap,
    served,
    drawn: fieldsOfPage(),
    taps: takeEarlyTaps(),
    kept: loading.kept,
    // A prefetch can fail silently, because the navigation loads the view again.
    ...(!savesData() && { prefetch: (next) => void bringView(siteMap, texts, next).catch(() => {}) }),
  }
  const later = () => import('./when-idle.ts')
  // A translator that was here first goes on with what React draws.
  if (document.querySelector('font')) (await later()).keepTranslatedTexts()
  // A transition hydrates the page in slices of a few milliseconds, and the page responds between them; a click on a
  // part that isn't hydrated yet hydrates that part first.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <AppContext value={app}>
          <FrameContext value={parts}>
            <RouterProvider router={router} />
          </FrameContext>
        </AppContext>
      </StrictMode>,
    )
  })
  // The dashboard's layout loads the menu itself.
  if (session.token() && view?.layout === 'default') void bringAccountMenu()
  void session.load()
  // These parts aren't urgent: the router itself, realtime, the check for new builds, and message texts. Anything that
  // the page needs soon, such as the dialog of its button, has been requested by then and comes first.
  whenIdle(() => whenIdle(() => void later().then(({ startIdle }) => startIdle(app, build, router))))
}
