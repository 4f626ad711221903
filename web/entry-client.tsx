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
import { type RouteEntry, viewOf } from './router/site-map.ts'
import { type App, AppContext } from './session/app-context.ts'
import { Session } from './session/session.ts'
import { bringAccountMenu } from './shell/header.tsx'
import { siteMap } from './site-map.tsx'
import { say } from './texts/say.ts'
import { Texts } from './texts/texts.ts'

// In a task of its own, as each of the few tasks before the page answers should be short. Nor awaited at the top: a
// page's chunk imports this one, and would wait for what waits for it.
setTimeout(() => void start(JSON.parse(document.getElementById('state')?.textContent ?? '{}')))

async function start({ locale, site, build, texts: loadedTexts, loaded }: HydrationState) {
  const session = new Session()
  const texts = new Texts(locale, loadedTexts)
  const routes = routesOf(siteMap, locale)
  const matches = matchRoutes(routes, location.pathname) ?? []
  const entry: RouteEntry | null = matches.at(-1)?.route.handle ?? null
  const { served, hydrationData } = hydrationOf(entry, loaded)
  const tell = (error: unknown) => void say(texts.t, error)
  const router = firstRouter({ routes, matches, hydrationData, loading: () => loading, tell })
  const loading: Loading = {
    locale,
    texts,
    call: session.call,
    session: async () => ({ subject: await session.subject(), call: session.call }),
    isSignedOut: () => session.state.kind === 'ended',
  }
  const wished = () => {
    const { location: shown, navigation } = router.state
    return new URL(router.createHref(navigation.location ?? shown), location.href)
  }
  // What the page was rendered with on the server, so that the first render in the browser is the same.
  const view = viewOf(siteMap, entry, loaded)
  if (view) await bringView(siteMap, texts, view)
  const app: App = {
    locale,
    dir: localeInfo(locale).dir,
    t: texts.t,
    format: formats(locale),
    site,
    call: session.call,
    session,
  }
  const parts: FrameParts = {
    map: siteMap,
    served,
    taps: takeEarlyTaps(),
    // Nobody has asked for it yet: what can't be brought now is asked for again when somebody goes there.
    ...(!savesData() && { prefetch: (next) => void bringView(siteMap, texts, next).catch(() => {}) }),
  }
  // As a transition it comes to life in slices of a few milliseconds, between which the page answers; a click on what
  // still sleeps wakes that first.
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
  // The dashboard brings it with its layout.
  if (session.token() && view?.layout === 'default') void bringAccountMenu()
  void session.load()
  // What nobody waits for: the router itself, realtime, new builds, texts of messages. What the page wants at hand, such
  // as the dialog that its button opens, has asked by then and comes first.
  whenIdle(() =>
    whenIdle(() => {
      void router.bring().catch(() => {})
      void texts.ensure(['errors']).catch(() => {})
      void import('./when-idle.ts').then(({ startIdle }) => startIdle(app, build, wished))
    }),
  )
}
