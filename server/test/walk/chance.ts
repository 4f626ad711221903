/** Seeded chance (mulberry32), so that a failed walk can be repeated by its seed. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to 1, without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** The same chance for two who do the same; it takes one number from this one. */
  twins(): [Chance, Chance] {
    const seed = this.whole(0, 2 ** 31)
    return [new Chance(seed), new Chance(seed)]
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  of<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.next() * choices.length)]
    if (choice === undefined) throw new RangeError('There is nothing to choose from')
    return choice
  }
}
