/** Something that changes, and tells whoever watches it: `useSyncExternalStore` reads it by `subscribe`. */
export class Watched {
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  protected changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
