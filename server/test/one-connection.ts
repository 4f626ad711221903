import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/pool.ts'

/** The transaction in which code runs; one that has ended doesn't count. */
const running = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * Throws inside a transaction, because code that holds a connection must not wait for a second: once every connection of the
 * pool is held by such code, none of it goes on. A pool calls this before it gives a connection.
 */
export function refuseSecondConnection(): void {
  if (running.getStore()?.isOpen)
    throw new Error('A transaction asks for a second connection: use its own (`tx`)')
}

/** Runs what somebody else does at the same moment, while a test holds a transaction open. */
export function elsewhere<T>(run: () => PromiseLike<T>): Promise<T> {
  // Awaited inside, because what polls begins only then.
  return running.run({ isOpen: false }, async () => await run())
}

/** Whether a query of this database waits for another's lock; a test can ask it inside its transaction. */
export function someoneWaits(db: Db): Promise<boolean> {
  return elsewhere(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  })
}

/** Notes what runs inside the transactions of a database. */
export function watchTransactions(db: Db): Db {
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (run) => {
      const state = { isOpen: true }
      return execute((tx) => running.run(state, () => run(tx))).finally(() => {
        state.isOpen = false
      })
    }
    return builder
  }
  return db
}
