import type { Db, Tx } from './pool.ts'

type Options = {
  /** How late a change on another process can become visible here; `unchanging` for values that never change. */
  forMs: number | 'unchanging'
  /** The number of remembered values; when it is reached, all are forgotten. */
  most: number
}

/** The database of each transaction. */
const homes = new WeakMap<Db, Db>()

/** Lets a transaction use what is remembered of its database. */
export function bringHome(tx: Tx, db: Db): void {
  homes.set(tx, db)
}

type Entry<V> = { at: number; value: V }

/**
 * Values that are read again after a short while, for data that is read far more often than it changes. Callers share
 * a read in progress. Each database has its own values. A transaction uses those that never change, but waits for no
 * other connection's read while it holds its own, and what it reads itself may never be committed: nobody else gets that.
 */
export class Remembered<V> {
  readonly #options: Options
  readonly #known = new WeakMap<Db, Map<string, Entry<V>>>()
  readonly #reading = new WeakMap<Db, Map<string, Promise<V>>>()

  constructor(options: Options) {
    this.#options = options
  }

  /** The value of a key. `holds` can declare a recent one out of date. */
  async get(db: Db, key: string, read: () => Promise<V>, holds = (_value: V) => true): Promise<V> {
    // What can change, a transaction reads itself: another process may have changed it a moment ago.
    const { forMs } = this.#options
    const home = forMs === 'unchanging' ? homes.get(db) : undefined
    const known = this.#known.get(home ?? db)?.get(key)
    const isRecent = known && (forMs === 'unchanging' || performance.now() - known.at < forMs)
    if (isRecent && holds(known.value)) return known.value
    const running = this.#reading.get(db)?.get(key)
    if (running) return running
    const readings = this.#reading.get(db) ?? new Map<string, Promise<V>>()
    this.#reading.set(db, readings)
    const reading = read()
    readings.set(key, reading)
    try {
      const value = await reading
      // A read in progress when everything was forgotten may be out of date, so only those who waited for it get it.
      if (readings.get(key) === reading) this.#keep(db, key, value)
      return value
    } finally {
      if (readings.get(key) === reading) readings.delete(key)
    }
  }

  /** The last value, however old; nothing is read. */
  last(db: Db, key: string): V | undefined {
    return this.#known.get(db)?.get(key)?.value
  }

  /** Forgets everything, so that values are read again at once. */
  forget(db: Db): void {
    this.#known.delete(db)
    this.#reading.get(db)?.clear()
  }

  #keep(db: Db, key: string, value: V): void {
    const entries = this.#known.get(db) ?? new Map<string, Entry<V>>()
    this.#known.set(db, entries)
    if (entries.size >= this.#options.most && !entries.has(key)) entries.clear()
    entries.set(key, { at: performance.now(), value })
  }
}
