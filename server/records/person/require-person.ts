import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { findPerson } from '#server/platform/users/user-store.ts'

/** A person who has an account; one whose account was deleted isn't found. */
export async function requirePerson(db: Db, userId: string, { lock = false } = {}) {
  const person = await findPerson(db, userId, { lock })
  if (!person) throw new AppError('user_not_found')
  return person
}
