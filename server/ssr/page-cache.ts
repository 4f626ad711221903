export type StoredPage = {
  status: number
  identity: Buffer
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  etag: string
  policy: string
}

const mostPages = 2_000
const maxAgeMs = 60_000

/** Rendered public pages by address. A page is rendered anew after a minute, and when the prices have changed. */
export class PageCache {
  readonly #pages = new Map<string, { page: StoredPage; at: number }>()
  #priceVersion = 0

  /** Drops every page when other prices hold than before: most of them show some. */
  holdFor(priceVersion: number): void {
    if (priceVersion !== this.#priceVersion) this.clear()
    this.#priceVersion = priceVersion
  }

  get priceVersion(): number {
    return this.#priceVersion
  }

  get(key: string): StoredPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry) return undefined
    if (performance.now() - entry.at < maxAgeMs) return entry.page
    this.#pages.delete(key)
    return undefined
  }

  set(key: string, page: StoredPage): void {
    // An address with a query is somebody's own configuration: rendered, not kept.
    if (key.includes('?')) return
    const [oldest] = this.#pages.keys()
    if (this.#pages.size >= mostPages && oldest !== undefined) this.#pages.delete(oldest)
    this.#pages.set(key, { page, at: performance.now() })
  }

  clear(): void {
    this.#pages.clear()
  }
}
