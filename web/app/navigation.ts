import { localeOfPath } from '#i18n/locales.ts'
import { isReloading } from '../pwa/reload-on-broken-chunk.ts'
import { endedBy } from './call.ts'
import { failureOf, type Loading, loadPage, matchPage, type Shown } from './load-page.ts'
import type { Address, Navigate } from './page-state.ts'
import { ScrollPlaces } from './scroll-places.ts'

/** Where the visitor is, how they came there, and what is shown. */
export type Place = { address: Address; way: Way; shown: Shown; keepsScroll: boolean }
/** A step forward, another page in the place of the present one, or the browser's own back and forward. */
type Way = 'push' | 'replace' | 'history'
type Listener = { show: (place: Place) => void; busy: (busy: boolean) => void }

/** The browser's side of routing: it loads a page first and goes there then; the newest wish wins. */
export class Navigation {
  readonly #loading: Loading
  readonly #scroll = new ScrollPlaces()
  #place: Place
  #readings = 0
  #newestShown = 0
  #listener: Listener | undefined
  #going: { url: URL; end: AbortController } | undefined

  constructor(loading: Loading, shown: Shown) {
    this.#loading = loading
    this.#place = { address: presentAddress(), way: 'history', shown, keepsScroll: true }
  }

  get place(): Place {
    return this.#place
  }

  /** The address that the visitor wishes for: the present one, unless a page is on its way. */
  get address(): URL {
    return this.#going?.url ?? new URL(location.href)
  }

  navigate: Navigate = (to, { replace = false, keepsScroll = false } = {}) => {
    const url = new URL(to, location.href)
    // Where one already is, one more step back would lead nowhere.
    const way = replace || url.href === location.href ? 'replace' : 'push'
    return this.#go(url, way, keepsScroll)
  }

  /**
   * Reads the data of the present page again; a page on its way brings its own. Of readings that overlap the one that
   * began last knows most, whichever is answered first.
   */
  revalidate = async (): Promise<void> => {
    if (this.#going) return
    const { address: from } = this.#place
    const reading = ++this.#readings
    try {
      const shown = await loadPage(this.#loading, new URL(location.href))
      if (this.#place.address !== from || this.#going || reading < this.#newestShown) return
      this.#newestShown = reading
      this.#show({ ...this.#place, shown, keepsScroll: true })
    } catch (error) {
      // What is shown stays: it is older, but better than an error in its place.
      console.warn('The page could not be read again', error)
    }
  }

  /** Follows the browser's back and forward, and every link of the site; returns how to stop. */
  start(listener: Listener): () => void {
    this.#listener = listener
    const stopScroll = this.#scroll.start(() => this.#place.address.key)
    const follow = () => void this.#go(new URL(location.href), 'history')
    const click = (event: MouseEvent) => this.#click(event)
    addEventListener('popstate', follow)
    document.addEventListener('click', click)
    return () => {
      removeEventListener('popstate', follow)
      document.removeEventListener('click', click)
      stopScroll()
    }
  }

  /** Puts the window where the shown place begins, or where one left it. */
  settle({ address, way, keepsScroll }: Place): void {
    this.#scroll.settle(address, way === 'history', keepsScroll)
  }

  /** Any link to a page of this language is gone to without loading the whole site again. */
  #click(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !asksForThisWindow(event, link)) return
    const url = new URL(link.href)
    const { locale } = this.#loading
    if (localeOfPath(url.pathname).locale !== locale || !matchPage(locale, url.pathname).entry) return
    event.preventDefault()
    void this.navigate(link.href)
  }

  async #go(url: URL, way: Way, keepsScroll = false) {
    this.#going?.end.abort()
    const going = { url, end: new AbortController() }
    this.#going = going
    try {
      const shown = isHashOnly(url, this.#place.address) ? this.#place.shown : await this.#load(going)
      if (this.#going !== going || !shown) return
      this.#scroll.keep(this.#place.address.key)
      if (way === 'push') history.pushState({ key: newKey() }, '', url)
      if (way === 'replace') history.replaceState({ key: newKey() }, '', url)
      this.#show({ address: presentAddress(), way, shown, keepsScroll })
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

/** A plain click on a link of the site: another button or a held key asks the browser for a new tab or a file. */
function asksForThisWindow(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  // An anchor of this very page is the browser's to jump to, the focus with it.
  const isAnchor = link.getAttribute('href')?.startsWith('#') ?? true
  return link.origin === location.origin && !isAnchor && !link.hasAttribute('download') && !link.target
}

function isHashOnly(url: URL, from: Address): boolean {
  const same = url.pathname === from.pathname && url.search === from.search
  return same && (url.hash !== '' || from.hash !== '')
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Where the browser is; an entry that it made by itself is given a key. */
function presentAddress(): Address {
  if (!history.state?.key) history.replaceState({ key: newKey() }, '')
  const { pathname, search, hash } = location
  return { pathname, search, hash, key: history.state.key }
}
