import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, RouterProvider } from 'react-router'
import { formats } from '#i18n/format.ts'
import { localeInfo } from '#i18n/locales.ts'
import './ui/app.css'
import { bringView } from './router/arrivals.ts'
import { takeEarlyTaps } from './router/early-input.ts'
import { firstRouter } from './router/first-router.ts'
import { FrameContext, type FrameParts } from './router/frame-context.ts'
import { savesData, whenIdle } from './router/idle.ts'
import type { Loading } from './router/load-page.ts'
import type { HydrationState } from './router/page.ts'
import { routesOf } from './router/routes-of.tsx'
import { hydrationOf } from './router/shown.ts'
import { viewOf } from './router/site-map.ts'
import { type App, AppContext } from './session/app-context.ts'
import { Session } from './session/session.ts'
import { bringAccountMenu } from './shell/header.tsx'
import { siteMap } from './site-map.tsx'
import { say } from './texts/say.ts'
import { Texts } from './texts/texts.ts'
import { withWords } from './texts/with-words.ts'

// Runs in a task of its own, to keep each task before the page responds short. It isn't awaited at the top level: a
// page's chunk imports this one, and each would wait for the other.
setTimeout(() => void start(JSON.parse(document.getElementById('state')?.textContent ?? '{}')))

async function start(state: HydrationState) {
  const { locale, site, build, module, entry, loaded } = state
  const session = new Session()
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
    format: formats(locale),
    site,
    call: withWords(session.call, texts),
    session,
  }
  const parts: FrameParts = {
    map: siteMap,
    served,
    taps: takeEarlyTaps(),
    // A prefetch can fail silently, because the navigation loads the view again.
    ...(!savesData() && { prefetch: (next) => void bringView(siteMap, texts, next).catch(() => {}) }),
  }
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
  whenIdle(() =>
    whenIdle(() => {
      void router.bring().catch(() => {})
      void texts.ensure(['errors']).catch(() => {})
      void import('./when-idle.ts').then(({ startIdle }) => startIdle(app, build, router))
    }),
  )
}
