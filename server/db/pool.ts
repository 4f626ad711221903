import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from '#db/schema.ts'
import type { Lifeline } from './lifeline.ts'
import { preparing } from './prepared-statements.ts'

/** A handle to read with; writing that belongs together takes a `Tx`. */
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
 * Opens the pool. A query that runs longer than 30 s is cut off, so that one can't stop the others; who gets no
 * connection in time is told that the server is busy. With a lifeline, a database that is away refuses at once.
 */
export function openDatabase(
  url: string,
  { connections = 20, waitMs = 1_500, lifeline }: PoolOptions = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // What is sent without waiting for what went before travels with it.
    pipeline: true,
    connectionTimeoutMillis: waitMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    ...(lifeline && { stream: lifeline.stream }),
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that breaks while it is in use: the pool listens to those that are idle only.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool, lifeline) }) })
}

/** PostgreSQL's code of an error, or undefined for any other error. */
export function pgCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** The index or check that refused a row, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

export const uniqueViolation = '23505'
export const checkViolation = '23514'
