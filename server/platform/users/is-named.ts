import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { begins } from '../db/contains.ts'

/** Whether a person's name or address begins with these letters, whatever their case: a condition on `users`. */
export function isNamed(letters: string): RawBuilder<SqlBool> {
  const start = letters.toLowerCase()
  return sql<SqlBool>`(${begins(sql`lower(users.username)`, start)} or ${begins(sql`users.email`, start)})`
}
