import type { DataRouter } from 'react-router'
import { isReloading } from '../pwa/reload-on-broken-chunk.ts'
import type { Texts } from '../texts/texts.ts'
import type { Loading } from './load-page.ts'
import type { PageData } from './page.ts'

/** What the browser does about data that can't be read. */
export function rescueWith(router: DataRouter, texts: Texts): NonNullable<Loading['rescue']> {
  return async (error, entry, url) => {
    // The page is about to be left: what failed needs no showing.
    if (isReloading()) return new Promise<never>(() => {})
    const { location, loaderData } = router.state
    const shown = loaderData[entry.pattern] as PageData | undefined
    if (shown && location.pathname === url.pathname && location.search === url.search) {
      // What is shown stays: it is older, but better than an error in its place.
      console.warn('The page could not be read again', error)
      return shown
    }
    console.error(error)
    await texts.ensure(['errors'])
    throw error
  }
}
