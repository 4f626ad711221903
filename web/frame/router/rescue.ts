import type { DataRouter } from 'react-router'
import { isKept } from '../pwa/kept-page.ts'
import { isReloading } from '../pwa/reload-on-broken-chunk.ts'
import { isUnanswered } from '../pwa/unanswered.ts'
import { isCallError } from '../session/call.ts'
import type { Texts } from '../texts/texts.ts'
import type { Loading } from './load-page.ts'
import type { PageData } from './page.ts'

/** Sent to the window when a page's data weren't answered (web/parts/installed-app/start-installed-app.tsx). */
const unansweredEvent = 'peakline:unanswered'

const never = () => new Promise<never>(() => {})

/** What the browser does if data can't be read; `tell` informs the person who navigated. */
export function rescueWith(
  router: DataRouter,
  texts: Texts,
  tell: (error: unknown) => void,
): NonNullable<Loading['rescue']> {
  const entryOf = shownEntry(router)
  return async (error, entry, url, kept) => {
    // The page is about to be left, so the failure needs no message.
    if (await isReloading()) return never()
    const { location, loaderData } = router.state
    const shown = loaderData[entry.pattern] as PageData | undefined
    if (shown && location.pathname === url.pathname && location.search === url.search) {
      // The displayed data stay: they are older, but better than an error.
      console.warn('The page could not be read again', error)
      return shown
    }
    // The frame asks a signed-out person to sign in.
    const signedOut = isCallError(error) && error.status === 401
    if (isUnanswered(error)) {
      globalThis.dispatchEvent?.(new Event(unansweredEvent))
      const page = await kept().catch(() => undefined)
      if (page) return page
      // Its document is here, though what it shows can't be read.
      if (await isKept(url.pathname).catch(() => false)) {
        globalThis.location.assign(url)
        return never()
      }
    }
    if (signedOut || isUnanswered(error)) {
      void stay(router, entryOf())
      if (!signedOut) tell(error)
      return never()
    }
    console.error(error)
    await texts.ensure(['errors']).catch(() => {})
    throw error
  }
}

/** Cancels the navigation to another page: the displayed one stays, with everything that was typed there. */
async function stay(router: DataRouter, shownAt: number): Promise<void> {
  const { navigation, location } = router.state
  console.warn('A page could not be reached', navigation.location?.pathname)
  // The history has already moved, so it goes back to the displayed entry.
  const moved = navigation.historyAction === 'POP' ? indexOfEntry() - shownAt : 0
  if (moved !== 0) return history.go(-moved)
  await router.navigate(location, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
}

/** Tracks the displayed entry of the history, by the number that React Router gives each. */
function shownEntry(router: DataRouter): () => number {
  let { location } = router.state
  let index = indexOfEntry()
  router.subscribe((state) => {
    if (state.location === location) return
    location = state.location
    index = indexOfEntry()
  })
  return () => index
}

const indexOfEntry = (): number => history.state?.idx ?? 0
