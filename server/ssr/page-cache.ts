import type { KeptPage } from './kept-page.ts'

const mostPages = 2_000
const maxAgeMs = 60_000

/** So long others get the old page while somebody renders it anew. */
const renewalMs = 5_000

/** Rendered public pages by address. A page is rendered anew after a minute, and when the prices have changed. */
export class PageCache {
  readonly #pages = new Map<string, { page: KeptPage; until: number }>()
  #priceVersion = 0

  /** Drops every page when other prices hold than before: most of them show some. */
  holdFor(priceVersion: number): void {
    if (priceVersion !== this.#priceVersion) this.clear()
    this.#priceVersion = priceVersion
  }

  get priceVersion(): number {
    return this.#priceVersion
  }

  /** A page that is too old is kept from the first who asks, who renders it anew. */
  get(key: string): KeptPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry) return undefined
    const now = performance.now()
    if (now < entry.until) return entry.page
    entry.until = now + renewalMs
    return undefined
  }

  set(key: string, page: KeptPage): void {
    // An address with a query is somebody's own configuration: rendered, not kept.
    if (key.includes('?')) return
    const [oldest] = this.#pages.keys()
    if (this.#pages.size >= mostPages && oldest !== undefined) this.#pages.delete(oldest)
    this.#pages.set(key, { page, until: performance.now() + maxAgeMs })
  }

  drop(key: string): void {
    this.#pages.delete(key)
  }

  clear(): void {
    this.#pages.clear()
  }
}
