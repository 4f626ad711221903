const storageKey = 'scroll'

/** How far down each entry of the history was left. */
export class ScrollPlaces {
  readonly #places: Record<string, number> = read()
  #stopReaching: (() => void) | undefined

  keep(key: string): void {
    this.#places[key] = scrollY
  }

  /** Takes the place of the browser's own restoring, which knows nothing of pages that still load. */
  start(presentKey: () => string): () => void {
    const hide = () => {
      this.keep(presentKey())
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
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
    }
  }

  /** Back to where the entry was left, to its anchor, or to the top. */
  settle({ key, hash }: { key: string; hash: string }, comesBack: boolean, stays: boolean): void {
    this.#stopReaching?.()
    const kept = comesBack ? this.#places[key] : undefined
    if (kept === undefined && !stays) scrollTo({ top: 0, behavior: 'instant' })
    const reach = () => (kept === undefined ? reachAnchor(hash) : reachPlace(kept))
    if (!reach()) this.#stopReaching = asItGrows(reach)
  }
}

function reachPlace(top: number): boolean {
  scrollTo({ top, behavior: 'instant' })
  return Math.abs(scrollY - top) <= 1
}

function reachAnchor(hash: string): boolean {
  const anchor = document.getElementById(decodeURIComponent(hash.slice(1)))
  anchor?.scrollIntoView()
  return hash === '' || anchor !== null
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const patienceMs = 5_000

/** What stands far below may arrive after the page: tries again as it grows, until the visitor moves by themselves. */
function asItGrows(reach: () => boolean): () => void {
  const growth = new ResizeObserver(() => {
    if (reach()) stop()
  })
  const stop = () => {
    growth.disconnect()
    clearTimeout(patience)
    for (const move of ownMoves) removeEventListener(move, stop)
  }
  const patience = setTimeout(stop, patienceMs)
  for (const move of ownMoves) addEventListener(move, stop, { passive: true })
  growth.observe(document.body)
  return stop
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
