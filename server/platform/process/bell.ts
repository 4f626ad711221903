import type pg from 'pg'

/** Triggers of the database ring them when a mail or a push is written; the ring arrives at the commit. */
export type Channel = 'mail_waits' | 'push_waits'

/**
 * Sends something the moment it is written, in this process or another. Of several servers, one gets each (by its lease).
 * What rings meanwhile is answered right afterwards, and what fails is left to the job.
 */
export class Bell {
  readonly #channel: Channel
  #send: (() => Promise<void>) | null = null
  #running: Promise<void> | null = null
  #again = false

  constructor(channel: Channel) {
    this.#channel = channel
  }

  /** Listens on a connection; a new one may have missed something, so it rings. */
  async listen(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel: from }) => {
      if (from === this.#channel) this.#ring()
    })
    await client.query(`listen ${this.#channel}`)
    this.#ring()
  }

  /** From now on, `send` is called for each ring; it handles its own failures. */
  start(send: () => Promise<void>): void {
    this.#send = send
    this.#ring()
  }

  /** Resolves when nothing is being sent any more. */
  async stop(): Promise<void> {
    this.#send = null
    await this.#running
  }

  #ring(): void {
    this.#again = true
    this.#running ??= this.#answer().finally(() => {
      this.#running = null
    })
  }

  async #answer(): Promise<void> {
    while (this.#again && this.#send) {
      this.#again = false
      await this.#send()
    }
  }
}
