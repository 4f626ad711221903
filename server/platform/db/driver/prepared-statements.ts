import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { afterFailure, outdatedPlan, pgCode } from '../pg-errors.ts'
import { Later } from './later.ts'

/**
 * Lists of different lengths produce ever new texts. Their number is limited, since each connection stores its own.
 */
const mostStatements = 500

type Waiting = { text: string; values: readonly unknown[]; result: Later }
/** A statement that is held back: the `begin` of a transaction, or one from `later`. */
function heldBack(text: string, values: readonly unknown[]): Waiting | undefined {
  if (text === 'begin') return { text, values, result: new Later() }
  const result = values.at(-1)
  return result instanceof Later ? { text, values: values.slice(0, -1), result } : undefined
}

const nothing = { command: '', rowCount: null, rows: [] }

/**
 * The pool for Kysely, whose connections prepare each statement once: PostgreSQL then neither parses nor plans it
 * again, which is most of the work for an order's page. The pool's connections must be in pipeline mode.
 */
export function preparing(pool: pg.Pool): PostgresPool {
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
      if (pgCode(error) !== outdatedPlan) throw error
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
      const client = await pool.connect()
      const waiting: Waiting[] = []
      let failure: unknown
      const send = ({ text, values, result }: Waiting) =>
        run(client, text, values).then(
          ({ rows }) => {
            result.rows = rows
          },
          (error) => {
            failure ??= error
          },
        )
      // Held-back statements are sent with the next one, which fails if one of them fails. Each saves a round trip.
      const execute = async (text: string, values: readonly unknown[]) => {
        const held = heldBack(text, values)
        if (held) {
          waiting.push(held)
          return nothing
        }
        if (text === 'rollback') {
          const isSent = waiting[0]?.text !== 'begin'
          waiting.length = 0
          if (!isSent) return nothing
        }
        for (const each of waiting.splice(0)) void send(each)
        try {
          const result = await run(client, text, values)
          // A commit after a failure is a rollback, and no error.
          if (failure && text === 'commit') throw failure
          return result
        } catch (error) {
          throw pgCode(error) === afterFailure && failure ? failure : error
        }
      }
      const release = (destroy?: boolean) => {
        client.release(destroy)
        if (waiting.length > 0) throw new Error('Outside of a transaction nothing would follow this write')
      }
      function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
      function query(text: unknown, values: readonly unknown[] = []): unknown {
        if (typeof text !== 'string') throw new TypeError('A cursor would overtake what is held back')
        return execute(text, values)
      }
      return { query, release }
    },
  }
}
