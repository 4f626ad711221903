import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** In how many ways a person can sign in: a password, each passkey and each connected sign-in. The last one can't be removed. */
export async function countWaysIn(db: Db, userId: string): Promise<number> {
  const { ways } = await db
    .selectFrom('users')
    .select((eb) => [
      sql<number>`(password_hash is not null)::int + (${eb
        .selectFrom('identities')
        .select(eb.fn.countAll().as('count'))
        .whereRef('user_id', '=', 'users.id')})::int + (${eb
        .selectFrom('passkeys')
        .select(eb.fn.countAll().as('count'))
        .whereRef('user_id', '=', 'users.id')})::int`.as('ways'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return ways
}
