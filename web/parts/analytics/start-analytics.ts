import type { DataRouter } from 'react-router'
import type { RouteEntry } from '#web/frame/router/route-entry.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { visitorConsent } from '../consent/visitor-consent.ts'
import { keepAdClick } from './ad-click.ts'
import type { Counter } from './counter.ts'
import { reportConversion } from './report-conversion.ts'

/**
 * Counts the views of public pages while the visitor allows it. Elsewhere nothing of a third party runs: not at the
 * checkout, at sign-in and reset, nor where credentials are (trust 3). The pages come from the router.
 */
export function startAnalytics(app: App, router: DataRouter): void {
  const { analytics } = app.site
  const consent = visitorConsent(analytics)
  keepAdClick(app, consent)
  let counter: Promise<Counter> | undefined
  let seen: string | null = null

  const look = () => {
    if (!analytics || router.state.navigation.state !== 'idle') return
    const page = consent.allowsAnalytics ? countedPage(router) : null
    if (page === seen) return
    seen = page
    if (page === null) return leave()
    counter ??= openCounter(app)
    void counter.then((open) => {
      if (seen !== page) return
      open.view(page)
      void reportConversion(app, (conversion) => open.conversion(conversion))
    })
  }

  const leave = () => {
    // What an earlier visit stored must go, too, though nothing runs now.
    if (!consent.allowsAnalytics) counter ??= hasTraces() ? openCounter(app) : undefined
    void counter?.then((open) => (consent.allowsAnalytics ? open.stop() : open.forget()))
  }

  router.subscribe(look)
  consent.subscribe(look)
  look()
  if (!consent.allowsAnalytics) leave()
}

/** The path of the page if it can be counted; its query never is. */
function countedPage({ state }: DataRouter): string | null {
  const entry: RouteEntry | undefined = state.matches.at(-1)?.route.handle
  const { pathname, search } = state.location
  // An address with a sign-in code is handled before anything else runs (trust S6).
  const hasCode = new URLSearchParams(search).has('code')
  if (entry?.guard !== 'public' || entry.view?.secret || hasCode) return null
  return pathname
}

function hasTraces(): boolean {
  return /(^|; )_ga/.test(document.cookie)
}

async function openCounter({ site, call }: App): Promise<Counter> {
  if (site.analytics === 'google') {
    const { GoogleCounter } = await import('./google-counter.ts')
    return new GoogleCounter()
  }
  const { serverCounter } = await import('./server-counter.ts')
  return serverCounter(call)
}
