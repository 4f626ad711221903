const storageKey = 'scroll'

/** The scroll position at which each entry of the history was left; React Router names each by its location's key. */
export class ScrollPlaces {
  readonly #places: Record<string, number> = read()

  keep(key: string): void {
    this.#places[key] = scrollY
  }

  /** Replaces the browser's own restoration, which doesn't know about pages that are still loading. */
  start(): () => void {
    const hide = () => {
      this.keep(nameEntry())
      write(this.#places)
      // The browser restores a reload itself: it can do so before our script runs.
      history.scrollRestoration = 'auto'
    }
    const show = () => {
      history.scrollRestoration = 'manual'
    }
    show()
    addEventListener('pagehide', hide)
    addEventListener('pageshow', show)
    // Before React Router's own listener, which is added later.
    addEventListener('popstate', nameEntry)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
      removeEventListener('popstate', nameEntry)
    }
  }

  /** Scrolls back to where the entry was left, to its anchor, or to the top. */
  settle({ key, hash }: { key: string; hash: string }, comesBack: boolean, stays: boolean): void {
    const kept = comesBack ? this.#places[key] : undefined
    if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' })
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else if (!stays) scrollTo({ top: 0, behavior: 'instant' })
  }
}

/** The key of the current entry; an entry that the browser created itself, as for an anchor, gets a key of its own. */
export function nameEntry(): string {
  const key: string = history.state?.key ?? Math.random().toString(36).slice(2, 10)
  if (!history.state?.key) history.replaceState({ ...history.state, key }, '')
  return key
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch (error) {
    console.warn('Scroll places could not be read', error)
    return {}
  }
}

function write(places: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places))
  } catch (error) {
    console.warn('Scroll places could not be kept', error)
  }
}
