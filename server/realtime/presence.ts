/** The limit of trust R5, per process; sticky sessions usually bring a person's pages to the same one. */
const socketsPerUser = 10

export type Counts = { online: number; boosters: number }

/** Who is connected to this process: distinct people, however many pages they have open. */
export class Presence {
  readonly #people = new Map<string, { sockets: number; booster: boolean }>()

  /** Counts one more socket of a person; returns a function to undo it, or null when they have too many. */
  enter(userId: string, booster: boolean): (() => void) | null {
    const person = this.#people.get(userId) ?? { sockets: 0, booster }
    if (person.sockets >= socketsPerUser) return null
    person.sockets++
    person.booster = booster
    this.#people.set(userId, person)
    return () => {
      person.sockets--
      if (person.sockets === 0) this.#people.delete(userId)
    }
  }

  has(userId: string): boolean {
    return this.#people.has(userId)
  }

  online(): string[] {
    return [...this.#people.keys()]
  }

  boosters(): string[] {
    return [...this.#people].filter(([, { booster }]) => booster).map(([userId]) => userId)
  }

  counts(): Counts {
    return { online: this.#people.size, boosters: this.boosters().length }
  }
}
