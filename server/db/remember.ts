import type { Db } from './pool.ts'

type Options = {
  /** How late a change on another process may show here. */
  forMs: number
  /** So many values are remembered; then all are forgotten. */
  most: number
}

type Entry<V> = { at: number; value: V }

/**
 * Values that are read again after a short while, for what is asked far more often than it changes. Whoever asks
 * while a value is being read gets the same one. Each database has values of its own.
 */
export class Remembered<V> {
  readonly #options: Options
  readonly #known = new WeakMap<Db, Map<string, Entry<V>>>()
  readonly #reading = new WeakMap<Db, Map<string, Promise<V>>>()

  constructor(options: Options) {
    this.#options = options
  }

  /** The value of a key. `holds` can say of a young one that it is out of date. */
  async get(db: Db, key: string, read: () => Promise<V>, holds = (_value: V) => true): Promise<V> {
    const known = this.#known.get(db)?.get(key)
    if (known && performance.now() - known.at < this.#options.forMs && holds(known.value)) return known.value
    const running = this.#reading.get(db)?.get(key)
    if (running) return running
    const readings = this.#reading.get(db) ?? new Map<string, Promise<V>>()
    this.#reading.set(db, readings)
    const reading = read()
    readings.set(key, reading)
    try {
      const value = await reading
      // What was being read when all was forgotten may be out of date: only those who waited for it get it.
      if (readings.get(key) === reading) this.#keep(db, key, value)
      return value
    } finally {
      if (readings.get(key) === reading) readings.delete(key)
    }
  }

  /** The value that was read last, however long ago; nothing is read. */
  last(db: Db, key: string): V | undefined {
    return this.#known.get(db)?.get(key)?.value
  }

  /** Values of this process are read at once. */
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
