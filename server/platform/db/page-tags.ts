import type pg from 'pg'

/**
 * What a page shows that can change: `prices`, the coaches' `offers`, the `boosters` with their figures, the list of
 * `posts`, the text of one, the `raffles`, what staff's list of posts counts (`drafts`), and for every page whether the `shop` is open. A page names its tags; a change
 * raises one.
 */
export type Tag =
  | 'shop'
  | 'prices'
  | 'offers'
  | 'boosters'
  | 'posts'
  | `post:${string}`
  | 'raffles'
  | 'drafts'

/** The channel on which processes hear of raised tags. */
export const channel = 'page_tags'

/** What this process knows about the tags: which were raised, in the order it was notified. */
export class PageTags {
  readonly #now: () => Date
  readonly #versions = new Map<string, number>()
  readonly #raisedAt = new Map<string, number>()
  readonly #expected = new Map<Tag, Date>()
  #raises = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  /**
   * Take it before reading anything that a page shows; `raisedSince` then tells whether the page may be out of date.
   */
  mark(): number {
    return this.#raises
  }

  raisedSince(tags: readonly string[], mark: number): boolean {
    return tags.some((tag) => this.lastRaised(tag) > mark)
  }

  /** The mark at which a tag was last raised. */
  lastRaised(tag: string): number {
    this.#raiseExpected()
    return this.#raisedAt.get(tag) ?? 0
  }

  /** Records that a tag was raised. A version that is already known changes nothing. */
  raise(tag: string, version?: number): void {
    if (version !== undefined) {
      if (version <= (this.#versions.get(tag) ?? 0)) return
      this.#versions.set(tag, version)
    }
    this.#raisedAt.set(tag, ++this.#raises)
  }

  /** Raises a tag at a time when nothing is written: scheduled prices take effect. Null cancels this. */
  expect(tag: Tag, at: Date | null): void {
    if (at) this.#expected.set(tag, at)
    else this.#expected.delete(tag)
  }

  /** Listens on a new connection, and catches up with what was raised before it existed. */
  async listen(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel: from, payload = '' }) => {
      if (from !== channel) return
      const [tag = '', version] = payload.split(' ')
      this.raise(tag, Number(version))
    })
    await client.query(`listen ${channel}`)
    const { rows } = await client.query<{ tag: string; version: number }>(
      'select tag, version from page_tags',
    )
    for (const { tag, version } of rows) this.raise(tag, version)
  }

  #raiseExpected(): void {
    for (const [tag, at] of this.#expected) {
      if (this.#now() < at) continue
      this.#expected.delete(tag)
      this.raise(tag)
    }
  }
}
