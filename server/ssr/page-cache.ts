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

/** Rendered public pages by address. A page is rendered anew after a minute, so that prices show in time. */
export class PageCache {
  readonly #pages = new Map<string, { page: StoredPage; at: number }>()

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
