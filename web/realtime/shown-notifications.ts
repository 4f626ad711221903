const storageKey = 'shown-notifications'

type Known = { userId: string; last: number; shown: number[] }

/**
 * Which notifications this tab has shown, kept over reloads. The server sends again what came after `last`; each
 * is shown the first time only.
 */
export class ShownNotifications {
  readonly #storage: Storage | null
  #known: Known | null

  constructor(storage: Storage | null) {
    this.#storage = storage
    this.#known = read(storage)
  }

  /** From where a person's notifications are to be sent again; undefined for one who was not here. */
  last(userId: string | undefined): number | undefined {
    return this.#known && this.#known.userId === userId ? this.#known.last : undefined
  }

  /** Whether it is to be shown: true once for each notification. */
  take(userId: string, id: number): boolean {
    const known = this.#of(userId)
    if (id <= known.last || known.shown.includes(id)) return false
    this.#keep({ ...known, shown: [...known.shown, id] })
    return true
  }

  /** Everything up to `last` has been sent. */
  settle(userId: string, last: number): void {
    const { shown } = this.#of(userId)
    this.#keep({ userId, last, shown: shown.filter((id) => id > last) })
  }

  #of(userId: string): Known {
    return this.#known?.userId === userId ? this.#known : { userId, last: 0, shown: [] }
  }

  #keep(known: Known): void {
    this.#known = known
    try {
      this.#storage?.setItem(storageKey, JSON.stringify(known))
    } catch {
      // A full or forbidden storage: it is known for as long as the page lives.
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
