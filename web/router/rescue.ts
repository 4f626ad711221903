import type { DataRouter } from 'react-router'
import { isReloading } from '../pwa/reload-on-broken-chunk.ts'
import { isUnanswered } from '../pwa/unanswered.ts'
import { isCallError } from '../session/call.ts'
import type { Texts } from '../texts/texts.ts'
import type { Loading } from './load-page.ts'
import type { PageData } from './page.ts'

const never = () => new Promise<never>(() => {})

/** What the browser does about data that can't be read; `tell` says it to whoever asked. */
export function rescueWith(
  router: DataRouter,
  texts: Texts,
  tell: (error: unknown) => void,
): NonNullable<Loading['rescue']> {
  const entryOf = shownEntry(router)
  return async (error, entry, url) => {
    // The page is about to be left: what failed needs no showing.
    if (await isReloading()) return never()
    const { location, loaderData } = router.state
    const shown = loaderData[entry.pattern] as PageData | undefined
    if (shown && location.pathname === url.pathname && location.search === url.search) {
      // What is shown stays: it is older, but better than an error in its place.
      console.warn('The page could not be read again', error)
      return shown
    }
    // Who was signed out is asked to sign in by the frame.
    const signedOut = isCallError(error) && error.status === 401
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

/** Breaks off the way to another page: the one that is shown stays, with all that was typed there. */
async function stay(router: DataRouter, shownAt: number): Promise<void> {
  const { navigation, location } = router.state
  console.warn('A page could not be reached', navigation.location?.pathname)
  // The history has moved already: it goes back to the entry that is shown.
  const moved = navigation.historyAction === 'POP' ? indexOfEntry() - shownAt : 0
  if (moved !== 0) return history.go(-moved)
  await router.navigate(location, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
}

/** Keeps which entry of the history is shown, by the number that React Router gives each. */
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
