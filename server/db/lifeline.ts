import { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseAway, isDatabaseAway } from './database-away.ts'

const beatMs = 500
/** A database that doesn't answer `select 1` for so long is away, though its connections are open. */
const silenceMs = 1_500
const connectMs = 1_500
const reconnectMs = 250

/** Hears of each new connection of the lifeline before it counts as there; may listen on it. */
export type OnConnected = (client: pg.Client) => Promise<void>

/**
 * One connection that knows whether the database answers. While it does not, the pool refuses at once instead of
 * letting every call wait; connections that went silent are cut, so that what waits on them ends too.
 */
export class Lifeline {
  readonly #log: Logger
  readonly #sockets = new Set<Socket>()
  readonly #stopped = new AbortController()
  #away = false

  constructor(log: Logger) {
    this.#log = log
  }

  /** For `pg`: the sockets of the connections that are cut when the database goes silent. */
  readonly stream = (): Socket => {
    const socket = new Socket()
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return socket
  }

  /** Throws while the database is known to be away. */
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
        // A connection that broke alone is replaced; one that can't be replaced says that the database is away.
        if (!wasConnected || error instanceof DatabaseAway) this.#isAway(error)
        if (!wasConnected) await sleep(reconnectMs * (0.5 + Math.random()))
      }
    }
    await client?.end().catch(() => {})
  }

  async #connect(url: string, onConnected: OnConnected): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      application_name: 'peakline lifeline',
      stream: this.stream,
    })
    // What breaks it, also breaks the query that is under way or the next one.
    client.on('error', () => {})
    await client.connect()
    await answered(onConnected(client))
    return client
  }

  /** Asks until there is no answer, or until it is stopped. */
  async #beat(client: pg.Client): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await answered(client.query('select 1'))
      await sleep(beatMs, undefined, { signal }).catch(() => {})
    }
  }

  #isAway(error: unknown): void {
    // A database that answers with a refusal of another kind is there, for those who are connected already.
    if (!isDatabaseAway(error) || (error instanceof pg.DatabaseError && error.code === '53300')) {
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

/** An answer in time. A process that was busy itself reads what has arrived before it calls that silence. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  const silence = new AbortController()
  const late = async () => {
    await sleep(silenceMs, undefined, { signal: silence.signal })
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
