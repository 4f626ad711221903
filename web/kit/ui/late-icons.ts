import { pathOf } from './icons/path-of.ts'

/** Spec 9: 50 icons, each for 168 hours, and 1500 ms for an answer. */
const most = 50
const lifeMs = 168 * 60 * 60 * 1000
const timeoutMs = 1_500

type Kept = { path: string; until: number }
/** An Iconify set as the endpoint sends it. */
type IconSet = { icons?: Record<string, { body?: string }> }

/**
 * Icons that are in no script: the site's endpoint sends them (spec 7). All that are asked for in one turn come with one
 * request. One that doesn't arrive stays an empty place; it is decoration.
 */
export class LateIcons {
  /** The endpoint's path. */
  source = '/api/_nuxt_icon'
  readonly #set: string
  readonly #kept = new Map<string, Kept>()
  #asked = new Map<string, Promise<IconSet>>()
  #names = new Set<string>()

  constructor(set: string) {
    this.#set = set
  }

  /** What is there already. */
  known(name: string): string {
    const kept = this.#kept.get(name)
    if (kept && kept.until > Date.now()) return kept.path
    this.#kept.delete(name)
    return ''
  }

  async load(name: string): Promise<string> {
    const known = this.known(name)
    if (known) return known
    const asked = this.#asked.get(name) ?? this.#ask(name)
    const { icons } = await asked
    const path = pathOf(icons?.[name]?.body ?? '')
    if (path) this.#keep(name, path)
    return path
  }

  #turn: Promise<IconSet> | undefined
  #ask(name: string): Promise<IconSet> {
    this.#names.add(name)
    this.#turn ??= Promise.resolve().then(() => {
      const names = [...this.#names].sort()
      this.#names = new Set()
      this.#turn = undefined
      return this.#fetch(names).finally(() => {
        for (const each of names) this.#asked.delete(each)
      })
    })
    this.#asked.set(name, this.#turn)
    return this.#turn
  }

  async #fetch(names: readonly string[]): Promise<IconSet> {
    try {
      const address = `${this.source}/${this.#set}.json?icons=${names.join(',')}`
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
      return answer.ok ? await answer.json() : {}
    } catch {
      return {}
    }
  }

  #keep(name: string, path: string): void {
    this.#kept.set(name, { path, until: Date.now() + lifeMs })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest)
  }
}

export const lucide = new LateIcons('lucide')
