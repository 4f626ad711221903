const kept = 60

/** What happened, in words: each sentence with the ids that it is about. */
export class Story {
  step = 0
  readonly #sentences: { step: number; text: string; ids: readonly string[] }[] = []
  readonly #names = new Map<string, number>()

  /** Tells a sentence; every `{}` is one of these ids. */
  tell(sentence: string, ...ids: readonly (string | null)[]): void {
    const about = ids.filter((id) => id !== null)
    this.#sentences.push({ step: this.step, text: this.named(sentence, ids), ids: about })
  }

  /** A sentence with a short name for each id. */
  named(sentence: string, ids: readonly (string | null)[]): string {
    const rest = [...ids]
    return sentence.replaceAll('{}', () => this.#nameOf(rest.shift() ?? null))
  }

  /** The last sentences about these ids, and about what they are told together with. */
  about(ids: readonly string[]): string {
    const wanted = new Set(ids)
    for (const { ids: each } of this.#sentences)
      if (each.some((id) => ids.includes(id))) for (const id of each) wanted.add(id)
    const told = this.#sentences.filter((each) => each.ids.some((id) => wanted.has(id)))
    return told
      .slice(0 - kept)
      .map(({ step, text }) => `  ${step}: ${text}`)
      .join('\n')
  }

  #nameOf(id: string | null): string {
    if (id === null) return 'none'
    const known = this.#names.get(id) ?? this.#names.size + 1
    this.#names.set(id, known)
    return `#${known}`
  }
}
