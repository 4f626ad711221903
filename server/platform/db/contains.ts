import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a column has these words in it, as an index of trigrams can find them; what LIKE would read as a pattern is itself. */
export function contains(column: unknown, words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`
}
