import { Socket } from 'node:net'
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { minuteMs } from '#core/base/durations.ts'
import type { Schema } from '#db/schema.ts'
import { batchedSocket } from './driver/batched-socket.ts'
import { PlainDialect } from './driver/plain.ts'
import { preparing } from './driver/prepared-statements.ts'
import type { Lifeline } from './lifeline.ts'

/** A handle for reading; writes that belong together take a `Tx`. */
export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

// Amounts and counters are bigint in the database and fit JavaScript's safe integers; one that did not would throw.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is no safe integer`)
  return number
})

type PoolOptions = {
  connections?: number
  /** How long a query waits for a connection before it is refused: the server asks for less, since visitors wait. */
  waitMs?: number
  lifeline?: Pick<Lifeline, 'assertThere' | 'watched'>
  /** Turns the driver off (driver/README.md). */
  plain?: boolean
}

/** For commands and tests, on a machine that is busy. */
const commandWaitMs = minuteMs

/**
 * Opens the pool. A query that runs longer than 30 s is cancelled, so that it can't stop the others. A query that
 * gets no connection within the time above fails as `server_busy`. With a lifeline, a database that is down refuses
 * at once.
 */
export function openDatabase(
  url: string,
  { connections = 20, waitMs = commandWaitMs, lifeline, plain = false }: PoolOptions = {},
): Db {
  const socket = plain ? () => new Socket() : batchedSocket
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Statements that are sent without waiting for earlier answers share one round trip.
    pipeline: !plain,
    connectionTimeoutMillis: waitMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    stream: () => lifeline?.watched(socket()) ?? socket(),
  })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {})
  // The same applies to a connection in use, because the pool only listens to idle ones.
  pool.on('connect', (client) => client.on('error', () => {}))
  const source: PostgresPool = plain ? pool : preparing(pool)
  const watched: PostgresPool = {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      lifeline?.assertThere()
      return source.connect()
    },
  }
  const Dialect = plain ? PlainDialect : PostgresDialect
  const db: Db = new Kysely({ dialect: new Dialect({ pool: watched }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, pg.Pool>()

/** How many connections are in use, and how many queries wait for one; undefined for a handle that opened no pool. */
export function poolUse(db: Db): { inUse: number; waiting: number } | undefined {
  const pool = pools.get(db)
  return pool && { inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }
}
