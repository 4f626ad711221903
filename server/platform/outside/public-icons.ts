import { dayMs } from '#core/base/durations.ts'

const host = 'https://api.iconify.design'
/** Spec 9: 50 entries, 168 hours, 1500 ms. */
const most = 50
const lifeMs = 7 * dayMs
const timeoutMs = 1_500
const mostBytes = 200_000

/**
 * The public icon service, asked by our server so that visitors never are. Answers with the service's JSON, or null if
 * it has no answer in time. `collection` and `names` must be checked before.
 */
export class PublicIcons {
  readonly #kept = new Map<string, { until: number; set: object }>()

  async find(collection: string, names: readonly string[]): Promise<object | null> {
    const path = `/${collection}.json?icons=${names.join(',')}`
    const kept = this.#kept.get(path)
    if (kept && kept.until > Date.now()) return kept.set
    const set = await ask(path)
    if (set) this.#keep(path, set)
    return set
  }

  #keep(path: string, set: object): void {
    this.#kept.delete(path)
    this.#kept.set(path, { until: Date.now() + lifeMs, set })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest)
  }
}

async function ask(path: string): Promise<object | null> {
  try {
    const answer = await fetch(host + path, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const text = answer.ok ? await answer.text() : ''
    const set: unknown = text && text.length < mostBytes ? JSON.parse(text) : null
    return typeof set === 'object' ? set : null
  } catch {
    return null
  }
}
