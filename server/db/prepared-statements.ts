import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Lifeline } from './lifeline.ts'

/**
 * Lists of different lengths produce ever new texts. Their number is limited, since each connection stores its own.
 */
const mostStatements = 500
/** Another process's migration has changed the columns that a statement was prepared for. */
export const outdatedPlan = '0A000'

/**
 * The pool for Kysely, whose connections prepare each statement once: PostgreSQL then neither parses nor plans it
 * again, which is most of the work for an order's page. The pool's connections must be in pipeline mode.
 */
export function preparing(pool: pg.Pool, lifeline?: Lifeline): PostgresPool {
  const names = new Map<string, string>()
  let count = 0

  function named(text: string, values: readonly unknown[]): pg.QueryConfig {
    const query = { text, values: [...values] }
    if (values.length === 0) return query
    const known = names.get(text)
    if (known) return { ...query, name: known }
    if (names.size >= mostStatements) return query
    const name = `s${++count}`
    names.set(text, name)
    return { ...query, name }
  }

  async function run(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    try {
      return await client.query(named(text, values))
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== outdatedPlan) throw error
      names.clear()
      // Inside a transaction nothing more can be done; `transaction` restarts it.
      if (client.getTransactionStatus() !== 'I') throw error
      return client.query(named(text, values))
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      lifeline?.assertThere()
      const client = await pool.connect()
      let begins = false
      const query = async (text: string, values: readonly unknown[]) => {
        // It travels with the transaction's first statement, which fails if it fails: one round trip less.
        if (begins) client.query('begin').catch(() => {})
        begins = text === 'begin'
        return begins ? { command: 'BEGIN', rowCount: null, rows: [] } : run(client, text, values)
      }
      const prepared = { query, release: (destroy?: boolean) => client.release(destroy) }
      // Kysely's type has a second form of `query`, for cursors, which is unused here.
      return prepared as unknown as PostgresPoolClient
    },
  }
}
