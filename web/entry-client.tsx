import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { formats } from '#i18n/format.ts'
import { localeInfo } from '#i18n/locales.ts'
import './ui/app.css'
import { type App, AppContext } from './app/app-context.ts'
import { bringAccountMenu } from './app/header.tsx'
import { bringBack, type Loading, matchPage } from './app/load-page.ts'
import { Navigation } from './app/navigation.ts'
import type { HydrationState } from './app/page.ts'
import { PageRouter } from './app/page-router.tsx'
import { Session } from './app/session.ts'
import { Texts } from './app/texts.ts'
import { watchChunks } from './pwa/reload-on-broken-chunk.ts'

// In a task of its own, as each of the few tasks before the page answers should be short. Nor awaited at the top: a
// page's chunk imports this one, and would wait for what waits for it.
setTimeout(() => void start(JSON.parse(document.getElementById('state')?.textContent ?? '{}')))

async function start({ locale, site, build, texts: loadedTexts, loaded }: HydrationState) {
  const session = new Session(site.apiBaseUrl)
  const texts = new Texts(locale, loadedTexts)
  const loading: Loading = {
    locale,
    texts,
    call: session.call,
    session: async () => ({ subject: await session.subject(), call: session.call }),
  }
  const navigation = new Navigation(loading, { ...matchPage(locale, location.pathname), loaded })
  watchChunks(() => navigation.address)
  await bringBack(loading, navigation.place.shown)
  const app: App = {
    locale,
    dir: localeInfo(locale).dir,
    t: texts.t,
    format: formats(locale),
    site,
    call: session.call,
    session,
  }
  // As a transition it comes to life in slices of a few milliseconds, between which the page answers; a click on what
  // still sleeps wakes that first.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <AppContext value={app}>
          <PageRouter navigation={navigation} />
        </AppContext>
      </StrictMode>,
    )
  })
  if (session.token()) void bringAccountMenu()
  void session.load()
  whenIdle(() => {
    void texts.ensure(['errors'])
    void import('./app/when-idle.ts').then(({ startIdle }) => startIdle(app, build))
  })
}

/** What nobody waits for: realtime, new builds, texts of messages. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 500)
}
