import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from '#db/schema.ts'
import { batchedSocket } from './batched-socket.ts'
import type { Lifeline } from './lifeline.ts'
import { preparing } from './prepared-statements.ts'

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
  /** How long a query waits for a connection before it is refused. */
  waitMs?: number
  lifeline?: Lifeline
}

/**
 * Opens the pool. A query that runs longer than 30 s is cancelled, so that it can't stop the others. A query that
 * gets no connection within the time above fails as `server_busy`. With a lifeline, a database that is down refuses
 * at once.
 */
export function openDatabase(
  url: string,
  { connections = 20, waitMs = 1_500, lifeline }: PoolOptions = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Statements that are sent without waiting for earlier answers share one round trip.
    pipeline: true,
    connectionTimeoutMillis: waitMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    stream: lifeline?.stream ?? batchedSocket,
  })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {})
  // The same applies to a connection in use, because the pool only listens to idle ones.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool, lifeline) }) })
}

/** PostgreSQL's code of an error, or undefined for any other error. */
export function pgCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** Whether the database refused what an erased account would still do; its triggers say so (`refuse_erased`). */
export function isOfErased(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.message === 'the account is erased'
}

/** The index or check that refused a row, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

export const uniqueViolation = '23505'
export const checkViolation = '23514'
