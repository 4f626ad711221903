import { presentMs } from '#core/orders/waves.ts'

/** The limit of trust R5, per process; sticky sessions usually bring a person's pages to the same one. */
const socketsPerUser = 10

export type Counts = { online: number; boosters: number }

/** Who is connected to this process: distinct people, however many pages they have open. */
export class Presence {
  readonly #people = new Map<string, { sockets: number; booster: boolean; actedAt: number }>()

  /** Counts one more socket of a person; returns a function to undo it, or null when they have too many. */
  enter(userId: string, booster: boolean): (() => void) | null {
    const person = this.#people.get(userId) ?? { sockets: 0, booster, actedAt: 0 }
    if (person.sockets >= socketsPerUser) return null
    person.sockets++
    person.booster = booster
    person.actedAt = Date.now()
    this.#people.set(userId, person)
    return () => {
      person.sockets--
      if (person.sockets === 0) this.#people.delete(userId)
    }
  }

  /** Notes that a person uses one of their pages. */
  act(userId: string): void {
    const person = this.#people.get(userId)
    if (person) person.actedAt = Date.now()
  }

  has(userId: string): boolean {
    return this.#people.has(userId)
  }

  online(): string[] {
    return [...this.#people.keys()]
  }

  /** Boosters who opened or used a page lately. */
  boosters(): string[] {
    const since = Date.now() - presentMs
    return [...this.#people]
      .filter(([, { booster, actedAt }]) => booster && actedAt > since)
      .map(([userId]) => userId)
  }

  counts(): Counts {
    return { online: this.#people.size, boosters: this.boosters().length }
  }
}
