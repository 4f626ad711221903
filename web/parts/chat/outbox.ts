import { isCallError } from '#web/frame/session/call.ts'
import { newId } from '#web/frame/session/new-id.ts'

const retryMs = 5_000

/** A message that the server doesn't have yet. */
export type Pending = {
  message_id: string
  text: string
  /** The attached picture, until and after it is uploaded. */
  file: File | null
  file_id?: string
  /** Where to answer once a visitor has gone. */
  email?: string | undefined
  /** `waiting` for the connection; `failed`: refused, with the reason. */
  state: 'sending' | 'waiting' | 'failed'
  error?: unknown
  /** Whether it can still be changed. */
  editable?: boolean
}

type Post = {
  upload: (file: File) => Promise<string>
  /** Sends a message whose picture is uploaded, and shows the server's answer. */
  send: (pending: Pending) => Promise<void>
  /** The pending messages have changed. */
  changed: (pending: readonly Pending[]) => void
}

/**
 * What one page sends in a chat: one message after the other, and again until the server answers. Their id keeps them
 * from being stored twice.
 */
export class Outbox {
  readonly #post: Post
  #pending: readonly Pending[] = []
  #sending = false

  constructor(post: Post) {
    this.#post = post
  }

  send(text: string, file: File | null, email?: string): void {
    const message_id = newId()
    this.#set([...this.#pending, { message_id, text, file, email, state: 'sending' }])
    void this.pump()
  }

  again(message_id: string): void {
    this.#change(message_id, { state: 'sending' })
    void this.pump()
  }

  /** Takes a message out: it has arrived, or is given up. */
  remove(message_id: string): void {
    this.#set(this.#pending.filter((each) => each.message_id !== message_id))
  }

  /** Sends what waits. */
  async pump(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    try {
      for (let next = this.#next(); next; next = this.#next()) if (!(await this.#sendOne(next))) return
    } finally {
      this.#sending = false
    }
  }

  #next(): Pending | undefined {
    return this.#pending.find(({ state }) => state !== 'failed')
  }

  /** False if the connection is down, so that later messages wait behind this one. */
  async #sendOne(pending: Pending): Promise<boolean> {
    const { message_id, file } = pending
    try {
      const file_id = pending.file_id ?? (file ? await this.#post.upload(file) : undefined)
      if (file_id) this.#change(message_id, { file_id })
      await this.#post.send({ ...pending, ...(file_id && { file_id }) })
      this.remove(message_id)
      return true
    } catch (error) {
      return this.#postpone(message_id, error)
    }
  }

  #postpone(message_id: string, error: unknown): boolean {
    const code = isCallError(error) ? error.code : ''
    const passing =
      !isCallError(error) || error.status === 0 || error.status >= 500 || code === 'too_many_requests'
    this.#change(message_id, passing ? { state: 'waiting' } : { state: 'failed', error })
    if (passing) setTimeout(() => void this.pump(), retryMs)
    return !passing
  }

  #change(message_id: string, part: Partial<Pending>): void {
    this.#set(this.#pending.map((each) => (each.message_id === message_id ? { ...each, ...part } : each)))
  }

  #set(pending: readonly Pending[]): void {
    this.#pending = pending
    this.#post.changed(pending)
  }
}
