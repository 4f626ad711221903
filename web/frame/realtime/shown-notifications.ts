const storageKey = 'shown-notifications'

type Known = { userId: string; last: number; shown: number[] }

/**
 * The notifications that this tab has shown, kept across reloads. The server resends everything after `last`; each is
 * shown only once.
 */
export class ShownNotifications {
  readonly #storage: Storage | null
  #known: Known | null

  constructor(storage: Storage | null) {
    this.#storage = storage
    this.#known = read(storage)
  }

  /** The notification after which the server should resend a person's; undefined for a new person. */
  last(userId: string | undefined): number | undefined {
    return this.#known && this.#known.userId === userId ? this.#known.last : undefined
  }

  /** Whether to show it: true once for each notification. */
  take(userId: string, id: number): boolean {
    const known = this.#of(userId)
    if (id <= known.last || known.shown.includes(id)) return false
    this.#keep({ ...known, shown: [...known.shown, id] })
    return true
  }

  /** The server has sent everything up to `last`. */
  settle(userId: string, last: number): void {
    const { shown } = this.#of(userId)
    this.#keep({ userId, last, shown: shown.filter((id) => id > last) })
  }

  /** The person has left, and their number with them. */
  forget(): void {
    this.#known = null
    this.#storage?.removeItem(storageKey)
  }

  #of(userId: string): Known {
    return this.#known?.userId === userId ? this.#known : { userId, last: 0, shown: [] }
  }

  #keep(known: Known): void {
    this.#known = known
    try {
      this.#storage?.setItem(storageKey, JSON.stringify(known))
    } catch {
      // The storage is full or blocked: this is known only until the page closes.
    }
  }
}

function read(storage: Storage | null): Known | null {
  try {
    return JSON.parse(storage?.getItem(storageKey) ?? 'null')
  } catch {
    return null
  }
}
