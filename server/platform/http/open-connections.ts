type Closing = { once(event: 'close', listener: () => void): unknown }

/** Counts the open connections of each address, and decides whether it can open another. */
export class OpenConnections {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  isFull(address: string): boolean {
    return this.#of(address) >= this.#most
  }

  /** Counts a connection until it closes. */
  add(address: string, connection: Closing): void {
    this.#counts.set(address, this.#of(address) + 1)
    connection.once('close', () => {
      const left = this.#of(address) - 1
      if (left > 0) this.#counts.set(address, left)
      else this.#counts.delete(address)
    })
  }

  #of(address: string): number {
    return this.#counts.get(address) ?? 0
  }
}
