import { latestBuild } from '#web/frame/pwa/latest-build.ts'
import { Watched } from '#web/kit/ui/watched.ts'

/**
 * `lost`: since when the site hasn't answered, or when what is shown was kept, if a page shows that. `back`: it answers
 * again, said for a few seconds.
 */
export type Connection = { kind: 'there' } | { kind: 'lost'; since: Date } | { kind: 'back' }

const patienceMs = 2_000
const everyMs = 5_000
const saidMs = 4_000

/**
 * Whether the site answers. Its answer counts, not the browser's flag: a network can be there and lead nowhere. A doubt
 * becomes certain once nothing has answered for two seconds; then the site is asked every five seconds.
 */
export class ConnectionWatch extends Watched {
  #state: Connection = { kind: 'there' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #doubtedAt: Date | null = null
  #keptAt: Date | null = null

  get state(): Connection {
    return this.#state
  }

  /** Something wasn't answered. */
  doubt = (): void => {
    if (this.#doubtedAt) return
    this.#doubtedAt = new Date()
    this.#again(patienceMs)
  }

  /** A page shows what was kept at a time, or what it has loaded itself. */
  shows(keptAt: Date | null): void {
    if (keptAt?.getTime() === this.#keptAt?.getTime()) return
    this.#keptAt = keptAt
    if (this.#state.kind === 'lost') this.#setLost()
  }

  /** Asks the site now; whether it answered. */
  ask = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    const answered = (await latestBuild()) !== undefined
    if (answered) this.#found()
    else this.#missed()
    return answered
  }

  #missed(): void {
    this.#doubtedAt ??= new Date()
    if (this.#state.kind !== 'lost') this.#setLost()
    this.#again(everyMs)
  }

  #setLost(): void {
    this.#set({ kind: 'lost', since: this.#keptAt ?? this.#doubtedAt ?? new Date() })
  }

  #found(): void {
    this.#doubtedAt = null
    this.#keptAt = null
    if (this.#state.kind !== 'lost') return
    this.#set({ kind: 'back' })
    this.#timer = setTimeout(() => this.#set({ kind: 'there' }), saidMs)
  }

  #again(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.ask(), ms)
  }

  #set(state: Connection): void {
    this.#state = state
    this.changed()
  }
}

/** This page's. */
export const connection = new ConnectionWatch()
