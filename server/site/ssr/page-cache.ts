import { minuteMs } from '#core/base/durations.ts'
import type { PageTags } from '#server/platform/db/page-tags.ts'
import type { KeptPage } from './kept-page.ts'

/** Compressed, all public pages in nine languages take 5 MB. */
const usualBytes = 24 * 1024 * 1024
const maxAgeMs = minuteMs

/** How long others get the old page while one request renders it again. */
const renewalMs = 5_000

/** What a page shows, and the mark of the tags before any of it was read. */
type Shown = { tags: readonly string[]; mark: number }
type Entry = Shown & { page: KeptPage; until: number }

/**
 * Rendered public pages by path. A page is rendered again after a minute, and as soon as one of its tags is raised.
 * The cache is bounded by bytes: the least recently requested pages leave it.
 */
export class PageCache {
  readonly #tags: PageTags
  readonly #mostBytes: number
  /** Ordered by the last request. */
  readonly #pages = new Map<string, Entry>()

  constructor(tags: PageTags, mostBytes = usualBytes) {
    this.#tags = tags
    this.#mostBytes = mostBytes
  }

  /** The page to send as it is, or undefined if it must be rendered. This claims no page for renewal. */
  peek(key: string): KeptPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry || performance.now() >= entry.until || this.#isOutdated(entry)) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, entry)
    return entry.page
  }

  /**
   * The page for a caller who can render it. If it is too old, `renew` asks this caller to render it again, and
   * others get the old page meanwhile; if its content has changed, `renew` asks every caller.
   */
  take(key: string): { page: KeptPage; renew: boolean } | undefined {
    const entry = this.#pages.get(key)
    if (!entry) return undefined
    const tooOld = performance.now() >= entry.until
    if (tooOld) entry.until = performance.now() + renewalMs
    return { page: entry.page, renew: tooOld || this.#isOutdated(entry) }
  }

  /** Keeps a page, unless its content has changed during the rendering. */
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
