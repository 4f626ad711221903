const storageKey = 'scroll'

/** How far down each entry of the history was left; React Router names each by its location's key. */
export class ScrollPlaces {
  readonly #places: Record<string, number> = read()

  keep(key: string): void {
    this.#places[key] = scrollY
  }

  /** Takes the place of the browser's own restoring, which knows nothing of pages that still load. */
  start(): () => void {
    const hide = () => {
      this.keep(nameEntry())
      write(this.#places)
      // A reload is the browser's to restore: it can do so before our script runs.
      history.scrollRestoration = 'auto'
    }
    const show = () => {
      history.scrollRestoration = 'manual'
    }
    show()
    addEventListener('pagehide', hide)
    addEventListener('pageshow', show)
    // Ahead of React Router's own listener, which comes later.
    addEventListener('popstate', nameEntry)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
      removeEventListener('popstate', nameEntry)
    }
  }

  /** Back to where the entry was left, to its anchor, or to the top. */
  settle({ key, hash }: { key: string; hash: string }, comesBack: boolean, stays: boolean): void {
    const kept = comesBack ? this.#places[key] : undefined
    if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' })
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else if (!stays) scrollTo({ top: 0, behavior: 'instant' })
  }
}

/** The key of the present entry; one that the browser has made by itself, as for an anchor, is given its own. */
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
