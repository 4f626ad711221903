import type pg from 'pg'

// A trigger of the database sends it when a mail is written; it arrives at the commit.
const channel = 'mail_waits'

/**
 * Sends mails the moment they are written, in this process or another. Of several servers, one gets each mail
 * (`leaseMails`). What rings while mails are sent is answered right afterwards, and what fails is left to the job.
 */
export class MailBell {
  #send: (() => Promise<void>) | null = null
  #running: Promise<void> | null = null
  #again = false

  /** Listens on a connection; a new one may have missed something, so it rings. */
  async listen(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel: from }) => {
      if (from === channel) this.#ring()
    })
    await client.query(`listen ${channel}`)
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
