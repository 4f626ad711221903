/** A law of money that doesn't hold, with the ids of whom and what it concerns. */
export class Untrue extends Error {
  readonly about: readonly string[]

  constructor(sentence: string, ...about: readonly (string | null | undefined)[]) {
    super(sentence)
    this.about = about.filter((id) => typeof id === 'string')
  }
}
