import { minuteMs } from '#core/durations.ts'
import type { PageTags } from '../db/page-tags.ts'
import type { KeptPage } from './kept-page.ts'

/** Compressed, every public page of nine languages takes 5 MB. */
const usualBytes = 24 * 1024 * 1024
const maxAgeMs = minuteMs

/** How long others get the old page while one request renders it again. */
const renewalMs = 5_000

/** What a page shows, and the mark of the tags before any of it was read. */
type Shown = { tags: readonly string[]; mark: number }
type Entry = Shown & { page: KeptPage; until: number }

/**
 * Rendered public pages by path. A page is rendered again after a minute, and as soon as one of its tags was raised.
 * The cache is bounded by bytes: the pages that were asked for least recently leave it.
 */
export class PageCache {
  readonly #tags: PageTags
  readonly #mostBytes: number
  /** In the order in which they were asked for last. */
  readonly #pages = new Map<string, Entry>()

  constructor(tags: PageTags, mostBytes = usualBytes) {
    this.#tags = tags
    this.#mostBytes = mostBytes
  }

  /** The page to send as it is, or undefined when it has to be rendered. No page is claimed for its renewal. */
  peek(key: string): KeptPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry || performance.now() >= entry.until || this.#isOutdated(entry)) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, entry)
    return entry.page
  }

  /**
   * The page for a caller who can render it. When it is too old, `renew` asks this caller to render it again and
   * others get the old page meanwhile; when it shows what has changed, `renew` asks everybody.
   */
  take(key: string): { page: KeptPage; renew: boolean } | undefined {
    const entry = this.#pages.get(key)
    if (!entry) return undefined
    const tooOld = performance.now() >= entry.until
    if (tooOld) entry.until = performance.now() + renewalMs
    return { page: entry.page, renew: tooOld || this.#isOutdated(entry) }
  }

  /** Keeps a page, unless what it shows has changed while it was rendered. */
  keep(key: string, page: KeptPage, shown: Shown): void {
    if (this.#isOutdated(shown)) return
    this.#pages.delete(key)
    this.#pages.set(key, { ...shown, page, until: performance.now() + maxAgeMs })
    let bytes = [...this.#pages.values()].reduce((sum, entry) => sum + entry.page.bytes, 0)
    for (const [oldest, entry] of this.#pages) {
      if (bytes <= this.#mostBytes) break
      this.#pages.delete(oldest)
      bytes -= entry.page.bytes
    }
  }

  drop(key: string): void {
    this.#pages.delete(key)
  }

  #isOutdated({ tags, mark }: Shown): boolean {
    return this.#tags.raisedSince(tags, mark)
  }
}
