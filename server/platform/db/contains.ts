import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a column has these words in it, as an index of trigrams can find them; what LIKE would read as a pattern is itself. */
export function contains(column: unknown, words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`%${literal(words)}%`}`
}

/** Whether a column begins with these letters, as an index of text patterns can find it. */
export function begins(column: unknown, letters: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`${literal(letters)}%`}`
}

const literal = (typed: string) => typed.replaceAll(/[\\%_]/g, '\\$&')
