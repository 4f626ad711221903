import { type Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** By which a database and its transactions know that their driver is off. */
class PlainAdapter extends PostgresAdapter {}

/** Kysely's own way to `pg`: each statement is sent as it is, and waited for. */
export class PlainDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PlainAdapter()
  }
}

export function isPlain(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PlainAdapter
}
