import { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseAway, isDatabaseAway, isExhausted } from './database-away.ts'

const beatMs = 500
/** How long calls wait for the database by default. */
export const patienceMs = 1_500
const reconnectMs = 250

/** Called with each new connection of the lifeline before it counts as connected; it can listen on it. */
export type OnConnected = (client: pg.Client) => Promise<void>

/**
 * One connection that knows whether the database answers. While it does not, the pool refuses at once instead of
 * letting every call wait. Connections without an answer are cut, so that calls waiting on them end too.
 */
export class Lifeline {
  readonly #log: Logger
  readonly #patienceMs: number
  readonly #sockets = new Set<Socket>()
  readonly #stopped = new AbortController()
  #away = false

  /** A database that doesn't answer `select 1` for `ms` is down, even if its connections are open. */
  constructor(log: Logger, ms = patienceMs) {
    this.#log = log
    this.#patienceMs = ms
  }

  /** The socket of a connection that is cut when the database stops answering. */
  watched(socket: Socket): Socket {
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return socket
  }

  /** Throws while the database is known to be down. */
  assertThere(): void {
    if (this.#away) throw new DatabaseAway('the database does not answer')
  }

  /** Watches until it is stopped. Resolves with the first connection. */
  async watch(url: string, onConnected: OnConnected = async () => {}): Promise<void> {
    const client = await this.#connect(url, onConnected)
    void this.#keep(client, url, onConnected)
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #keep(first: pg.Client, url: string, onConnected: OnConnected): Promise<void> {
    let client: pg.Client | undefined = first
    while (!this.#stopped.signal.aborted) {
      try {
        client ??= await this.#connect(url, onConnected)
        this.#isBack()
        await this.#beat(client)
      } catch (error) {
        const wasConnected = client !== undefined
        client = undefined
        // If a single connection breaks, it is replaced; if it can't be replaced, the database is down.
        if (!wasConnected || error instanceof DatabaseAway) this.#isAway(error)
        if (!wasConnected) await sleep(reconnectMs * (0.5 + Math.random()))
      }
    }
    await client?.end().catch(() => {})
  }

  async #connect(url: string, onConnected: OnConnected): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: this.#patienceMs,
      application_name: 'peakline lifeline',
      stream: () => this.watched(new Socket()),
    })
    // Whatever breaks it also breaks the current query or the next one.
    client.on('error', () => {})
    await client.connect()
    await answered(onConnected(client), this.#patienceMs)
    return client
  }

  /** Queries until there is no answer, or until it is stopped. */
  async #beat(client: pg.Client): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await answered(client.query('select 1'), this.#patienceMs)
      await sleep(beatMs, undefined, { signal }).catch(() => {})
    }
  }

  #isAway(error: unknown): void {
    // A database that refuses for another reason is still available to open connections.
    if (!isDatabaseAway(error) || isExhausted(error)) {
      this.#log.warn({ err: error }, 'the database refused the connection that watches it')
      return
    }
    if (!this.#away) this.#log.error({ err: error }, 'the database is unavailable')
    this.#away = true
    for (const socket of this.#sockets) socket.destroy(new DatabaseAway('the database went silent'))
  }

  #isBack(): void {
    if (this.#away) this.#log.warn('the database is available again')
    this.#away = false
  }
}

/**
 * Whether an answer arrives before the timeout. A process that was busy itself first reads what has arrived before it
 * reports silence.
 */
async function answered<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  const silence = new AbortController()
  const late = async () => {
    await sleep(patienceMs, undefined, { signal: silence.signal })
    await soon()
    await soon()
    throw new DatabaseAway('the database went silent')
  }
  try {
    return await Promise.race([answer, late()])
  } finally {
    silence.abort()
  }
}
