import { AppError } from '../http/errors.ts'

/** Lets a few run at a time and some more wait; any others are refused as `server_busy`. */
export class Turns {
  readonly #atOnce: number
  readonly #longestQueue: number
  readonly #queue: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, longestQueue: number) {
    this.#atOnce = atOnce
    this.#longestQueue = longestQueue
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#queue.length >= this.#longestQueue) throw new AppError('server_busy')
      // When one ends, it passes its turn on, so that a later caller can't take it.
      await new Promise<void>((go) => this.#queue.push(go))
    } else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#running--
    }
  }
}
