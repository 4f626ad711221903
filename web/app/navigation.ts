import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router'
import { isReloading } from '../pwa/reload-on-broken-chunk.ts'
import { endedBy } from './call.ts'
import { failureOf, type Loading, loadPage, matchPage, type Shown } from './load-page.ts'
import { ScrollPlaces } from './scroll-places.ts'

/** Where the visitor is, how they came there, and what is shown. */
export type Place = { location: Location; type: NavigationType; shown: Shown; keepsScroll: boolean }
type Listener = { show: (place: Place) => void; busy: (busy: boolean) => void }

/** The browser's side of routing: it loads a page first and goes there then; the newest wish wins. */
export class Navigation implements Navigator {
  readonly #loading: Loading
  readonly #scroll = new ScrollPlaces()
  #place: Place
  #readings = 0
  #newestShown = 0
  #listener: Listener | undefined
  #going: { url: URL; end: AbortController } | undefined

  constructor(loading: Loading, shown: Shown) {
    this.#loading = loading
    this.#place = { location: presentLocation(), type: NavigationType.Pop, shown, keepsScroll: true }
  }

  get place(): Place {
    return this.#place
  }

  /** The address that the visitor wishes for: the present one, unless a page is on its way. */
  get address(): URL {
    return this.#going?.url ?? new URL(location.href)
  }

  createHref(to: To): string {
    return typeof to === 'string' ? to : createPath(to)
  }

  go(delta: number): void {
    history.go(delta)
  }

  // The router takes these two off their object before it calls them.
  push = (to: To, state?: unknown, options?: NavigateOptions): void => {
    const url = new URL(this.createHref(to), location.href)
    // Where one already is, one more step back would lead nowhere.
    const type = url.href === location.href ? NavigationType.Replace : NavigationType.Push
    void this.#go(url, type, state, options)
  }

  replace = (to: To, state?: unknown, options?: NavigateOptions): void => {
    void this.#go(new URL(this.createHref(to), location.href), NavigationType.Replace, state, options)
  }

  /**
   * Reads the data of the present page again; a page on its way brings its own. Of readings that overlap the one that
   * began last knows most, whichever is answered first.
   */
  revalidate = async (): Promise<void> => {
    if (this.#going) return
    const { location: from } = this.#place
    const reading = ++this.#readings
    try {
      const shown = await loadPage(this.#loading, new URL(location.href))
      if (this.#place.location !== from || this.#going || reading < this.#newestShown) return
      this.#newestShown = reading
      this.#show({ ...this.#place, shown, keepsScroll: true })
    } catch (error) {
      // What is shown stays: it is older, but better than an error in its place.
      console.warn('The page could not be read again', error)
    }
  }

  /** Follows the browser's back and forward; returns how to stop. */
  start(listener: Listener): () => void {
    this.#listener = listener
    const stopScroll = this.#scroll.start(() => this.#place.location.key)
    const follow = () => void this.#go(new URL(location.href), NavigationType.Pop)
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      stopScroll()
    }
  }

  /** Puts the window where the shown place begins, or where one left it. */
  settle({ location, type, keepsScroll }: Place): void {
    this.#scroll.settle(location, type === NavigationType.Pop, keepsScroll)
  }

  async #go(url: URL, type: NavigationType, state?: unknown, options?: NavigateOptions) {
    this.#going?.end.abort()
    const going = { url, end: new AbortController() }
    this.#going = going
    try {
      const shown = isHashOnly(url, this.#place.location) ? this.#place.shown : await this.#load(going)
      if (this.#going !== going || !shown) return
      this.#scroll.keep(this.#place.location.key)
      if (type === NavigationType.Push) history.pushState({ key: newKey(), usr: state }, '', url)
      if (type === NavigationType.Replace) history.replaceState({ key: newKey(), usr: state }, '', url)
      this.#show({
        location: presentLocation(),
        type,
        shown,
        keepsScroll: options?.preventScrollReset ?? false,
      })
    } finally {
      if (this.#going === going) {
        this.#going = undefined
        this.#listener?.busy(false)
      }
    }
  }

  /** Undefined when nobody waits for the page any more. */
  async #load({ url, end }: { url: URL; end: AbortController }): Promise<Shown | undefined> {
    this.#listener?.busy(true)
    const { call, session } = this.#loading
    const loading: Loading = {
      ...this.#loading,
      call: endedBy(end.signal, call),
      session: async () => {
        const { subject, call } = await session()
        return { subject, call: endedBy(end.signal, call) }
      },
    }
    try {
      return await loadPage(loading, url)
    } catch (error) {
      if (end.signal.aborted || isReloading()) return undefined
      console.error(error)
      await loading.texts.ensure(['errors'])
      return { ...matchPage(loading.locale, url.pathname), loaded: failureOf(error) }
    }
  }

  #show(place: Place) {
    this.#place = place
    this.#listener?.show(place)
  }
}

function isHashOnly(url: URL, from: Location): boolean {
  const same = url.pathname === from.pathname && url.search === from.search
  return same && (url.hash !== '' || from.hash !== '')
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** The browser's own address; an entry that it made by itself is given a key. */
function presentLocation(): Location {
  if (!history.state?.key) history.replaceState({ key: newKey() }, '')
  const { key, usr } = history.state
  const { pathname, search, hash } = location
  return { pathname, search, hash, key, state: usr ?? null, mask: undefined }
}
