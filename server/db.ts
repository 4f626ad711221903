import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from '#db/schema.ts'
import { outdatedPlan, preparing } from './prepared-statements.ts'

/** A handle to read with; writing that belongs together takes a `Tx`. */
export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

/** Leaves a message for when the transaction has committed; it is dropped when it rolls back. */
export type AfterCommit = (message: () => void) => void

// Amounts and counters are bigint in the database and fit JavaScript's safe integers; one that did not would throw.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is no safe integer`)
  return number
})

/** Opens the pool. A query that runs longer than 30 s is cut off, so that one can't stop the others. */
export function openDatabase(url: string, connections = 20): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // What is sent without waiting for what went before travels with it.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
}

const serializationFailure = '40001'
const deadlock = '40P01'
const passing = [serializationFailure, deadlock, outdatedPlan]

/**
 * Runs `work` in one transaction and sends the messages it left only after the commit. What passes by itself, such
 * as a deadlock, is tried again, five times at most.
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const messages: (() => void)[] = []
    try {
      const result = await db.transaction().execute((tx) => work(tx, (message) => messages.push(message)))
      for (const send of messages) send()
      return result
    } catch (error) {
      if (attempt > 5 || !passing.includes(pgCode(error) ?? '')) throw error
      await sleep(Math.random() * 20 * attempt)
    }
  }
}

/**
 * Returned by a statement that is a transaction of its own, this lets it commit without waiting for the disk: for
 * what may be lost in a power loss together with all that comes after it. A later commit that waits makes it last.
 */
export const withoutWaiting = sql<string>`set_config('synchronous_commit', 'off', true)`.as('commits')

/** PostgreSQL's code of an error, or undefined for any other error. */
export function pgCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

export const uniqueViolation = '23505'
export const checkViolation = '23514'
